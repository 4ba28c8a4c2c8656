import { z } from "zod";
import { defineBlock } from "./define-block.ts";

const textBlock = z.discriminatedUnion("type", [
  z.object({ type: z.literal("p"), text: z.string() }),
  z.object({ type: z.literal("h2"), text: z.string() }),
  z.object({ type: z.literal("h3"), text: z.string() }),
  z.object({ type: z.literal("ul"), items: z.array(z.string()) }),
]);

export const richTextSchema = z.object({ heading: z.string().optional(), blocks: z.array(textBlock) });

export const richTextBlock = defineBlock({
  key: "rich-text",
  data: richTextSchema,
});

export type RichTextData = z.output<typeof richTextSchema>;
