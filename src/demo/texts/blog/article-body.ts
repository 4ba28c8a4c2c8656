import { checkPlaces } from "#demo/files/check-places.ts";
import { DemoFileError } from "#demo/files/demo-file-error.ts";
import type { Inline, MarkdownPart } from "#demo/markdown/markdown-part.ts";
import { readMarkdown } from "#demo/markdown/read-markdown.ts";
import { writeMarkup } from "#demo/markdown/write-markup.ts";
import { fill } from "#platform/fill.ts";
import type { Figures } from "../fill-data.ts";
import type { ArticleText } from "./article.ts";

const textOf = (text: string): Inline => ({ type: "text", text });

/**
 * An article's text as markup, with the ways to check what it says below a heading.
 * @throws DemoFileError when it has a place that no figure stands for, or is no Markdown of ours
 */
export const articleBody = ({ body, checks }: ArticleText, heading: string, figures: Figures): string => {
  const faults = checkPlaces([body], figures);
  if (faults.length > 0) throw new DemoFileError(faults);
  const ways: MarkdownPart[] = [
    { type: "h2", line: 0, words: [textOf(heading)] },
    {
      type: "ul",
      line: 0,
      items: checks.map(({ name, address }) => [{ type: "link", href: address, inner: [textOf(name)] }]),
    },
  ];
  return fill(writeMarkup([...readMarkdown(body), ...ways]), figures);
};
