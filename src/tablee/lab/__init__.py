"""Simulation in bulk, statistics, plots and signatures."""
