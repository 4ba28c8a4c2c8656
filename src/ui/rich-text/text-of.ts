import type { MarkupNode } from "./markup-node.ts";

/** The text of parsed markup, without its elements. */
export const textOf = (nodes: readonly MarkupNode[]): string =>
  nodes.map((node) => (typeof node === "string" ? node : textOf(node.children))).join("");
