import { createElement, Fragment, type ReactNode } from "react";
import { SiteLink } from "../site-link/site-link.tsx";
import type { MarkupElement, MarkupNode } from "./markup-node.ts";
import { parseMarkup } from "./parse-markup.ts";
import styles from "./rich-text.module.css";
import { textOf } from "./text-of.ts";

/** Simple markup of content as React elements; never rendered as raw HTML. */
export const RichText = ({ markup }: { readonly markup: string }) => (
  <MarkupNodes nodes={parseMarkup(markup)} />
);

/** The same with a blank line after each paragraph in place of its element; where white space is preserved. */
export const TextLines = ({ markup }: { readonly markup: string }) =>
  render(
    parseMarkup(markup).flatMap((node) =>
      typeof node === "string" || node.tag !== "p" ? [node] : [...node.children, "\n\n"],
    ),
  );

/** The same for parsed markup. */
export const MarkupNodes = ({ nodes }: { readonly nodes: readonly MarkupNode[] }) => render(nodes);

const render = (nodes: readonly MarkupNode[], parent?: MarkupElement["tag"]): ReactNode =>
  nodes.map((node, index) => {
    const key = index;
    if (typeof node === "string") return <Fragment key={key}>{node}</Fragment>;
    if (node.tag === "table") return <Table key={key} table={node} />;
    const children = node.children.length > 0 ? render(node.children, node.tag) : undefined;
    if (node.tag === "tr") return <tr key={key}>{cells(node.children, parent === "thead")}</tr>;
    if (node.tag !== "a") return createElement(node.tag, { key, id: node.id }, children);
    return (
      <SiteLink key={key} href={node.href ?? ""}>
        {children}
      </SiteLink>
    );
  });

/** A scrollable box: not every browser makes one focusable by itself. */
const scrollable = (label: string | undefined) => ({ role: "group", tabIndex: 0, "aria-label": label });

/** A table wider than the text scrolls in its own box, by keyboard too. */
const Table = ({ table }: { readonly table: MarkupElement }) => {
  const caption = table.children.find((child) => typeof child !== "string" && child.tag === "caption");
  return (
    <div className={styles.box} {...scrollable(caption && textOf([caption]))}>
      <table className={styles.table}>{render(table.children, "table")}</table>
    </div>
  );
};

const cells = (row: readonly MarkupNode[], head: boolean): ReactNode =>
  row.map((cell, index) => {
    const key = index;
    if (typeof cell === "string") return null;
    if (cell.tag === "td") return <td key={key}>{render(cell.children)}</td>;
    return (
      <th key={key} scope={head ? "col" : "row"}>
        {render(cell.children)}
      </th>
    );
  });
