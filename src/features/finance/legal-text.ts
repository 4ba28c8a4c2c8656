import type { MarkupNode } from "#ui/rich-text/markup-node.ts";
import { parseMarkup } from "#ui/rich-text/parse-markup.ts";

/** A run of text; strong where the service marks it so. */
type TextRun = readonly [text: string, strong?: true];
export type Paragraph = readonly TextRun[];

const runsOf = (nodes: readonly MarkupNode[], strong: boolean): TextRun[] =>
  nodes.flatMap((node): TextRun[] => {
    if (typeof node !== "string") return runsOf(node.children, strong || /^(strong|b)$/.test(node.tag));
    return [strong ? [node, true] : [node]];
  });

/** The paragraphs of a legal text in simple markup; emphasis stays, links become text. */
export const legalParagraphs = (markup: string): Paragraph[] => {
  const paragraphs: TextRun[][] = [];
  let open: TextRun[] | undefined;
  for (const node of parseMarkup(markup)) {
    const isBlock = typeof node !== "string" && /^(p|h2|h3|ul|ol|li)$/.test(node.tag);
    const runs = runsOf([node], false);
    if (runs.every(([text]) => text.trim() === "")) continue;
    if (isBlock || open === undefined) paragraphs.push(runs);
    else open.push(...runs);
    open = isBlock ? undefined : paragraphs.at(-1);
  }
  return paragraphs;
};
