/** The address in the hash of a page, with the present id in place of each former one. */
export function addressIn(hash: string): string {
  const asked = decoded(hash.replace(/^#/, ""));
  if (asked === "") return "";
  const former = [...document.querySelectorAll<HTMLElement>("[data-now]")].filter(({ id }) =>
    `${asked}/`.startsWith(`${id}/`),
  );
  // A renamed table stands before a renamed row of it.
  const longest = former.sort((one, other) => other.id.length - one.id.length)[0];
  if (!longest) return asked;
  const now = (longest.dataset.now ?? "") + asked.slice(longest.id.length);
  return now === asked ? asked : addressIn(encodeURIComponent(now));
}

function decoded(text: string): string {
  try {
    return decodeURIComponent(text);
  } catch {
    return text;
  }
}
