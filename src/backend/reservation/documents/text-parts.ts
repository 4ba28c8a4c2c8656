import { readBlocks } from "#backend/content/read-blocks.ts";
import type { SheetPart } from "#backend/printing/printed-sheet.ts";

/** Converts a text in the format of `readBlocks` to parts of a sheet. */
export const textParts = (text: string): SheetPart[] =>
  readBlocks(text).map((block) => {
    if (block.type === "ul") return { kind: "list", items: block.items };
    return { kind: block.type === "p" ? "text" : "heading", text: block.text };
  });
