// Turns one drawing into another by element id, so that what moved travels and focus stays.
const PLACES = ["--x", "--y", "--w", "--h", "--t", "--z"];
export const place = (piece, at = piece.dataset.at) =>
  at?.split(" ").forEach((number, k) => piece.style.setProperty(PLACES[k], number));

// A piece that was not there before starts where it comes from: its own last place, or another piece's.
function enter(piece, origin) {
  piece.classList.add("new");
  place(piece);
  if (!origin) return;
  place(piece, origin.split(" ", 2).join(" "));
  piece.getBoundingClientRect();
  requestAnimationFrame(() => place(piece));
}
function renew(old, fresh) {
  for (const { name } of [...old.attributes])
    if (!fresh.hasAttribute(name) && name !== "style") old.removeAttribute(name);
  for (const { name, value } of fresh.attributes)
    if (old.getAttribute(name) !== value) old.setAttribute(name, value);
  place(old);
  if (fresh.firstElementChild?.id) follow(old, [...fresh.children]);
  else if (old.innerHTML !== fresh.innerHTML) old.innerHTML = fresh.innerHTML;
}
function follow(parent, fresh) {
  const known = new Map([...parent.children].map((element) => [element.id, element]));
  const places = new Map([...known].map(([id, { dataset }]) => [id, dataset.at]));
  const pieces = fresh.map((next) =>
    known.get(next.id)?.tagName === next.tagName ? known.get(next.id) : next,
  );
  for (const element of [...parent.children]) if (!pieces.includes(element)) element.remove();
  pieces.forEach((piece, k) => {
    // a plain move would end its travel
    const put = piece.parentNode === parent && parent.moveBefore ? "moveBefore" : "insertBefore";
    if (parent.children[k] !== piece) parent[put](piece, parent.children[k] ?? null);
    if (piece !== fresh[k]) renew(piece, fresh[k]);
    else enter(piece, places.get(piece.id) ?? places.get(piece.dataset.from));
  });
}
export function morph(root, html) {
  const fresh = new DOMParser().parseFromString(html, "text/html").body.firstElementChild;
  if (root.firstElementChild?.className === fresh.className) return renew(root.firstElementChild, fresh);
  root.replaceChildren(document.adoptNode(fresh));
  root.querySelectorAll("[data-at]").forEach((piece) => place(piece));
}
