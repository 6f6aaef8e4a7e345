// A page without a browser, for what touches one.

import { JSDOM } from "jsdom";

/**
 * Opens a page, and makes its window's names those of the program.
 *
 * @param {string} html
 */
export function openPage(html) {
  const { window } = new JSDOM(html, { pretendToBeVisual: true, url: "http://tablee.test/" });
  window.matchMedia ??= () => ({ matches: true });
  const names = [
    "window",
    "document",
    "DOMParser",
    "Element",
    "HTMLElement",
    "HTMLButtonElement",
    "HTMLInputElement",
    "HTMLDialogElement",
    "HTMLDetailsElement",
    "HTMLSelectElement",
    "SVGElement",
    "getComputedStyle",
    "innerHeight",
    "innerWidth",
    "localStorage",
    "sessionStorage",
    "matchMedia",
  ];
  for (const name of names) globalThis[name] = window[name];
  globalThis.requestAnimationFrame = (then) => window.requestAnimationFrame(then);
  return window;
}
