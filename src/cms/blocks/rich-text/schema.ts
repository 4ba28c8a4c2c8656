import { z } from "zod";

const textBlock = z.discriminatedUnion("type", [
  z.object({ type: z.literal("p"), text: z.string() }),
  z.object({ type: z.literal("h2"), text: z.string() }),
  z.object({ type: z.literal("h3"), text: z.string() }),
  z.object({ type: z.literal("ul"), items: z.array(z.string()) }),
]);

export const richTextSchema = z.object({ heading: z.string().optional(), blocks: z.array(textBlock) });

export type RichTextData = z.output<typeof richTextSchema>;
