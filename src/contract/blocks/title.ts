import { z } from "zod";
import { defineBlock } from "./define-block.ts";

const titleSchema = z.object({ heading: z.string().min(1), text: z.string().optional() });

export const titleBlock = defineBlock({
  key: "title",
  data: titleSchema,
});

export type TitleData = z.output<typeof titleSchema>;
