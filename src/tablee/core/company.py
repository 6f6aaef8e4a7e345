"""What programs are called at a table."""

COMPANY = (
    *("Ada", "Blaise", "Chloé", "Denis", "Emmy", "Félix", "Grace", "Hugo", "Inès", "Jules", "Katia", "Léo"),
    *("Maud", "Noé", "Olga", "Paul", "Rosa", "Simon", "Tess", "Ugo", "Véra", "Willy", "Yves", "Zoé"),
)
