import { separateIds } from "./rename-ids.ts";

export interface PanelContent {
  readonly title: string;
  readonly nodes: readonly Node[];
}

/**
 * What a panel shows of a page: its content, whose heading names the panel, without what only the page has
 * (`data-only="page"`) and with what only the panel has. Links lead where they would lead from the page itself.
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
