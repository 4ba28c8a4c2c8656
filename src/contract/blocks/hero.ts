import { z } from "zod";
import { searchQueryKeys } from "#domain/search-query-keys.ts";
import { field, unshown } from "../field.ts";
import { picture } from "../picture.ts";
import { defineBlock } from "./define-block.ts";
import { linkSchema } from "./link.ts";

export const heroSchema = unshown(
  field(
    z.object({
      title: field(z.string().min(1), "Title of the page", "Tu próximo coche"),
      text: field(z.string().optional(), "Text below the title", "Elige entre los nuestros."),
      more: field(
        z
          .array(z.object({ text: field(z.string().min(1), "The sentence", "Te lo llevamos a casa.") }))
          .optional(),
        "Further sentences",
      ),
      image: field(picture.optional(), "Picture behind or beside the title"),
      search: field(
        z
          .object({
            action: field(
              z.string().startsWith("/"),
              "Path of the list that it searches",
              "/coches-ocasion/",
            ),
            tags: field(
              z
                .array(
                  z.object({
                    text: field(z.string().min(1).max(60), "Text of the tag", "Híbrido"),
                    filter: field(z.enum(searchQueryKeys), "Filter of the list", "fuel"),
                    value: field(z.string().min(1), "Value of the filter", "hybrid"),
                  }),
                )
                .max(12)
                .optional(),
              "Filters to tick before the search",
            ),
          })
          .optional(),
        "A search box",
      ),
      links: field(z.array(linkSchema).max(3).optional(), "Other ways on, below the search"),
      stats: field(
        z
          .array(
            z.object({
              value: field(z.string(), "The figure", "2 400"),
              label: field(z.string(), "What it counts", "vehículos"),
            }),
          )
          .optional(),
        "Figures about the shop",
      ),
    }),
    "Top of the home page and of landing pages",
  ),
);

export const heroBlock = defineBlock({
  key: "hero",
  data: heroSchema,
});

export type HeroData = z.output<typeof heroSchema>;
