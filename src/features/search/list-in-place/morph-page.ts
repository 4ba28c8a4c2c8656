import { morphElement, takeAttributes } from "#browser/morph-dom.ts";

/** What of the head belongs to an address. */
const ofAddress =
  "link[rel=canonical],link[rel=alternate],link[rel=prev],link[rel=next],meta[name=robots],meta[name=description],meta[property]";

/** Makes this document another state of its list: the content, and what speaks of the address. */
export const morphPage = (next: Document): void => {
  document.title = next.title;
  for (const own of document.head.querySelectorAll(ofAddress)) own.remove();
  document.head.append(...next.head.querySelectorAll(ofAddress));
  const links = next.querySelectorAll("header a");
  document.querySelectorAll<HTMLAnchorElement>("header a").forEach((own, index) => {
    const link = links[index];
    if (link) takeAttributes(own, link);
  });
  const [main, other] = [document.querySelector("main"), next.querySelector("main")];
  if (main && other) morphElement(main, other);
};
