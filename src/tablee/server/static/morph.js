// Turns one drawing into another by element id, so that what moved travels and focus stays.
const PLACES = ["--x", "--y", "--w", "--h", "--t", "--z"];

export function place(element, at = element.dataset.at) {
  at?.split(" ").forEach((number, k) => element.style.setProperty(PLACES[k], number));
}

function renew(old, fresh) {
  for (const { name } of [...old.attributes]) if (!fresh.hasAttribute(name) && name !== "style") old.removeAttribute(name);
  for (const { name, value } of fresh.attributes) if (old.getAttribute(name) !== value) old.setAttribute(name, value);
  if (old.innerHTML !== fresh.innerHTML) old.innerHTML = fresh.innerHTML;
  place(old);
}

// A piece that was not there before starts where it comes from: its own last place, or another piece's.
function enter(piece, origin) {
  piece.classList.add("new");
  place(piece);
  if (!origin) return;
  place(piece, origin.split(" ").slice(0, 2).join(" "));
  piece.getBoundingClientRect();
  requestAnimationFrame(() => place(piece));
}

export function morph(root, html) {
  const fresh = new DOMParser().parseFromString(html, "text/html").body.firstElementChild;
  const old = root.firstElementChild;
  if (old?.className !== fresh.className) {
    root.replaceChildren(document.adoptNode(fresh));
    return root.querySelectorAll("[data-at]").forEach((piece) => place(piece));
  }
  const known = new Map([...old.children].map((element) => [element.id, element]));
  const places = new Map([...known].map(([id, { dataset }]) => [id, dataset.at]));
  old.dataset.title = fresh.dataset.title;
  const pieces = [...fresh.children].map((next) => {
    const element = known.get(next.id);
    if (element?.tagName === next.tagName) { renew(element, next); return element; }
    enter(next, places.get(next.id) ?? places.get(next.dataset.from));
    return next;
  });
  pieces.forEach((piece, k) => { if (old.children[k] !== piece) old.insertBefore(piece, old.children[k] ?? null); });
  while (old.children.length > pieces.length) old.lastElementChild.remove();
}
