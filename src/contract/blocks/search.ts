import { z } from "zod";
import { componentFilters, componentList } from "../component-filters.ts";
import { quickFilterLimit } from "../search-filters.ts";
import { defineBlock } from "./define-block.ts";

const searchSchema = componentList.extend({
  heading: z.string().min(1),
  intro: z.array(z.string()).optional(),
  /** Extension: where the vehicles stand, as a phrase behind them: "en Madrid", "no Porto". */
  where: z.string().min(1).optional(),
  /** Extension: what buyers of this list often look for, as ways into it. */
  quickFilters: z
    .array(z.object({ text: z.string().min(1).max(60), filters: componentFilters }))
    .max(quickFilterLimit)
    .optional(),
});

export const searchBlock = defineBlock({
  key: "search",
  data: searchSchema,
  lifetime: "list",
  reads: "search",
});

export type SearchData = z.output<typeof searchSchema>;
