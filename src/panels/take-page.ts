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
const separateIds = (part: Element): void => {
  const own = new Set(Array.from(part.querySelectorAll("[id]"), ({ id }) => id));
  for (const name of references)
    for (const element of part.querySelectorAll(`[${name}]`))
      element.setAttribute(name, renameIds(element.getAttribute(name) ?? "", own));
  for (const link of part.querySelectorAll('a[href^="#"]'))
    link.setAttribute("href", `#${renameIds(link.getAttribute("href")?.slice(1) ?? "", own)}`);
};

export interface PanelContent {
  readonly title: string;
  readonly nodes: readonly Node[];
}

/**
 * Converts a page to the content of a panel: its heading names the panel, elements with `data-only="page"`
 * are removed, those of the panel alone are kept. Links are made absolute to the page's address.
 * @param address of the page, from the root
 */
export const takePage = (page: Document, address: string): PanelContent => {
  const main = page.querySelector("main") ?? page.body;
  const heading = main.querySelector("h1");
  heading?.remove();
  page.head.append(
    Object.assign(page.createElement("base"), { href: new URL(address, location.origin).href }),
  );
  for (const link of main.querySelectorAll<HTMLAnchorElement>('a[href]:not([href^="#"])'))
    link.setAttribute("href", link.href);
  for (const part of main.querySelectorAll<HTMLElement>("[data-only]"))
    if (part.dataset.only === "page") part.remove();
    else part.hidden = false;
  separateIds(main);
  return { title: heading?.textContent ?? page.title, nodes: [...main.childNodes] };
};
