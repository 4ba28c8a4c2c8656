import type { RichTextData } from "#contract/blocks/rich-text.ts";
import type { SeedComponent } from "./seed-page.ts";

/** A block of text. */
export const richText = (id: string, data: RichTextData): SeedComponent => ({ id, key: "rich-text", data });
