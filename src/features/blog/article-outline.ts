import { slugify } from "#domain/slugify.ts";
import type { MarkupNode } from "#ui/rich-text/markup-node.ts";
import { textOf } from "#ui/rich-text/text-of.ts";

export type OutlineEntry = { readonly id: string; readonly text: string };

/** Prefix that separates heading ids from other ids of the page and from the fragments of panels. */
const prefix = "s-";

/** Adds ids to the headings of an article, derived from their text, and lists them. Numbers duplicates. */
export const outlineOf = (
  nodes: readonly MarkupNode[],
): {
  readonly nodes: readonly MarkupNode[];
  readonly outline: readonly OutlineEntry[];
} => {
  const taken = new Set<string>();
  const outline: OutlineEntry[] = [];
  const marked = nodes.map((node) => {
    if (typeof node === "string" || node.tag !== "h2") return node;
    const text = textOf([node]).trim();
    const stem = `${prefix}${slugify(text) || "part"}`;
    let id = stem;
    for (let count = 2; taken.has(id); count++) id = `${stem}-${count}`;
    taken.add(id);
    outline.push({ id, text });
    return { ...node, id };
  });
  return { nodes: marked, outline };
};
