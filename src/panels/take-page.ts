import { separateIds } from "./rename-ids.ts";

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
