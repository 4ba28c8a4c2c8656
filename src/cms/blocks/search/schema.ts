import { z } from "zod";
import { componentList } from "#contract/component-filters.ts";

export const searchSchema = componentList.extend({
  heading: z.string().min(1),
  intro: z.array(z.string()).optional(),
  /** Extension: where the vehicles stand, as a phrase behind them: "en Madrid", "no Porto". */
  where: z.string().min(1).optional(),
});

export type SearchData = z.output<typeof searchSchema>;
