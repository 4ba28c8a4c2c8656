import type { BreadcrumbList, WithContext } from "schema-dts";
import { type Absolute, context } from "./schema-context.ts";

/** The way from the root to a page; the last step is the page itself and may do without an address. */
export const describeBreadcrumbs = (
  crumbs: readonly { readonly text: string; readonly href?: string }[],
  absolute: Absolute,
): WithContext<BreadcrumbList> => ({
  "@context": context,
  "@type": "BreadcrumbList",
  itemListElement: crumbs.map(({ text, href }, index) => ({
    "@type": "ListItem",
    position: index + 1,
    name: text,
    ...(href !== undefined && { item: absolute(href) }),
  })),
});
