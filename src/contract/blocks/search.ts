import { z } from "zod";
import { componentFilters, componentList } from "../component-filters.ts";
import { field, unshown } from "../field.ts";
import { quickFilterLimit } from "../search-filters.ts";
import { defineBlock } from "./define-block.ts";

const searchSchema = unshown(
  field(
    componentList.extend({
      heading: field(z.string().min(1), "Heading", "Coches de segunda mano"),
      intro: field(z.array(z.string()).optional(), "Paragraphs about the list", [
        "Revisados y con garantía.",
      ]),
      where: field(
        z.string().min(1).optional(),
        "Where the vehicles stand, as a phrase behind them",
        "en Madrid",
      ),
      quickFilters: field(
        z
          .array(
            z.object({
              text: field(z.string().min(1).max(60), "Text of the link", "Eléctricos"),
              filters: field(componentFilters, "Filters that it sets", { fuel: "electric" }),
            }),
          )
          .max(quickFilterLimit)
          .optional(),
        "What buyers of this list often look for, as ways into it",
      ),
    }),
    "A list of vehicles with its filters",
  ),
);

export const searchBlock = defineBlock({
  key: "search",
  data: searchSchema,
  lifetime: "list",
  reads: "search",
});

export type SearchData = z.output<typeof searchSchema>;
