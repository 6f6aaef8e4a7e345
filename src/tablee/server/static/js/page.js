// Every page: the sun and the moon, switches that are kept, and the search in the rules.
const root = document.documentElement;
export const $ = (id) => document.getElementById(id);
export const keep = (name, value) => {
  document.cookie = `${name}=${value}; path=/; max-age=31536000; samesite=lax`;
};
export const kept = (name) =>
  document.cookie
    .split("; ")
    .find((part) => part.startsWith(`${name}=`))
    ?.slice(name.length + 1);

root.dataset.theme ||= matchMedia("(prefers-color-scheme: dark)").matches ? "nuit" : "jour";
$("theme").onclick = () =>
  keep("theme", (root.dataset.theme = root.dataset.theme === "nuit" ? "jour" : "nuit"));
for (const button of document.querySelectorAll("[data-keep]")) {
  const { keep: name, usual } = button.dataset;
  const show = () => {
    button.ariaPressed = (kept(name) ?? usual) === "1";
    root.toggleAttribute("data-large", kept("large") === "1");
  };
  button.onclick = () => {
    keep(name, button.ariaPressed === "true" ? 0 : 1);
    show();
  };
  show();
}
$("find")?.addEventListener("input", ({ target }) => {
  const words = target.value.trim().toLocaleLowerCase();
  for (const clause of document.querySelectorAll(".clause"))
    clause.hidden = !clause.textContent.toLocaleLowerCase().includes(words);
});
