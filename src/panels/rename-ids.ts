const prefix = "panel-";

/** Attributes that refer to elements by id. */
const references = [
  "id",
  "for",
  "form",
  "list",
  "popovertarget",
  "commandfor",
  "aria-labelledby",
  "aria-describedby",
  "aria-controls",
  "data-error",
];

/** Replaces ids in a space-separated list by the panel's own. Pure. */
export const renameIds = (names: string, own: ReadonlySet<string>): string =>
  names.replace(/\S+/g, (id) => (own.has(id) ? prefix + id : id));

/** Gives a part of a page its own ids, so that a document with the same ones can contain it. */
export const separateIds = (part: Element): void => {
  const own = new Set(Array.from(part.querySelectorAll("[id]"), ({ id }) => id));
  for (const name of references)
    for (const element of part.querySelectorAll(`[${name}]`))
      element.setAttribute(name, renameIds(element.getAttribute(name) ?? "", own));
  for (const link of part.querySelectorAll('a[href^="#"]'))
    link.setAttribute("href", `#${renameIds(link.getAttribute("href")?.slice(1) ?? "", own)}`);
};
