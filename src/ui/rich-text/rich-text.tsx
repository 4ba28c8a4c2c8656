import { createElement, Fragment, type ReactNode } from "react";
import { SiteLink } from "../site-link/site-link.tsx";
import { type MarkupNode, parseMarkup } from "./parse-markup.ts";

/** Simple markup of content as elements; nothing of it reaches the page as raw HTML. */
export function RichText({ markup }: { readonly markup: string }) {
  return draw(parseMarkup(markup));
}

function draw(nodes: readonly MarkupNode[]): ReactNode {
  return nodes.map((node, index) => {
    const key = index;
    if (typeof node === "string") return <Fragment key={key}>{node}</Fragment>;
    const children = node.children.length > 0 ? draw(node.children) : undefined;
    if (node.tag !== "a") return createElement(node.tag, { key }, children);
    return (
      <SiteLink key={key} href={node.href ?? ""}>
        {children}
      </SiteLink>
    );
  });
}
