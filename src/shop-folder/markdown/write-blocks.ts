import type { RichTextData } from "#contract/blocks/rich-text.ts";
import type { PlacedText } from "../files/placed-text.ts";
import { ShopFileError } from "../files/shop-file-error.ts";
import type { Inline } from "./markdown-part.ts";
import { readMarkdown } from "./read-markdown.ts";

/**
 * Reads Markdown into the parts of a block of text, which knows headings, paragraphs and lists of plain words.
 * @throws ShopFileError that names file, line and field of anything else
 */
export const writeBlocks = (source: PlacedText): RichTextData["blocks"] =>
  readMarkdown(source).map((part) => {
    const plain = (words: readonly Inline[]): string =>
      words
        .map((word) =>
          word.type === "text" ? word.text : fail("plain words, without links and strong ones"),
        )
        .join("");
    const fail = (expected: string): never => {
      throw new ShopFileError([`${source.file}:${part.line}: ${source.field}: expected ${expected}`]);
    };
    if ("words" in part) return { type: part.type, text: plain(part.words) };
    if (part.type === "ul") return { type: part.type, items: part.items.map(plain) };
    return fail("headings, paragraphs and lists with hyphens");
  });
