import { readBlocks } from "#backend/content/read-blocks.ts";
import type { SeedComponent } from "./seed-page.ts";

/** A rich-text component out of a text as `readBlocks` takes it. */
export const richText = (id: string, text: string, heading?: string): SeedComponent => ({
  id,
  key: "rich-text",
  data: { ...(heading === undefined ? {} : { heading }), blocks: readBlocks(text) },
});
