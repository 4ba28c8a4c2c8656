const prefix = "panel-";

/** Attributes that name elements of the same document by their ids. */
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

/** Other names in the place of the ids that a panel's page brings along. Pure. @param names ids between spaces */
export const renameIds = (names: string, own: ReadonlySet<string>): string =>
  names.replace(/\S+/g, (id) => (own.has(id) ? prefix + id : id));

/** Gives a part of a page ids of its own, so that it can stand in a document that may have the same ones. */
export const separateIds = (part: Element): void => {
  const own = new Set(Array.from(part.querySelectorAll("[id]"), ({ id }) => id));
  for (const name of references)
    for (const element of part.querySelectorAll(`[${name}]`))
      element.setAttribute(name, renameIds(element.getAttribute(name) ?? "", own));
  for (const link of part.querySelectorAll('a[href^="#"]'))
    link.setAttribute("href", `#${renameIds(link.getAttribute("href")?.slice(1) ?? "", own)}`);
};
