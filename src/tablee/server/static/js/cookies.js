// What this browser keeps for a year: the theme, the size of text, switches, who is muted.

const YEAR = 365 * 24 * 60 * 60;

/**
 * @param {string} name
 * @param {string | number} value
 */
export function keep(name, value) {
  // biome-ignore lint/suspicious/noDocumentCookie: the cookie store is not in every browser of the last years
  document.cookie = `${name}=${value}; path=/; max-age=${YEAR}; samesite=lax`;
}

/**
 * @param {string} name
 * @returns {string | undefined}
 */
export function kept(name) {
  const found = document.cookie.split("; ").find((part) => part.startsWith(`${name}=`));
  return found?.slice(name.length + 1);
}
