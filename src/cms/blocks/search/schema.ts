import { z } from "zod";
import { componentList } from "#contract/component-filters.ts";

export const searchSchema = componentList.extend({
  heading: z.string().min(1),
  intro: z.array(z.string()).optional(),
});

export type SearchData = z.output<typeof searchSchema>;
