import type { RichTextData } from "#contract/blocks/rich-text.ts";
import type { ShopComponent } from "./shop-page.ts";

/** A block of text. */
export const richText = (id: string, data: RichTextData): ShopComponent => ({ id, key: "rich-text", data });
