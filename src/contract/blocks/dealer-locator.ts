import { z } from "zod";
import { field, unshown } from "../field.ts";
import { defineBlock } from "./define-block.ts";

const place = z.object({
  id: field(z.string().regex(/^[a-z0-9]+(?:-[a-z0-9]+)*$/), "Id of the place, for addresses", "madrid"),
  name: field(z.string().min(1), "Name of the place", "Madrid"),
  dealers: field(z.array(z.string()), "The dealers there, by `dealerCode`", ["MAD01"]),
  label: field(z.boolean().optional(), "Whether its name is written on the map", true),
  links: field(
    z
      .array(
        z.object({
          text: field(z.string(), "Text of the link", "Coches en Madrid"),
          href: field(z.string(), "Path of the page", "/coches-ocasion-madrid/"),
        }),
      )
      .optional(),
    "What else the site has about the place",
  ),
});

export const dealerLocatorSchema = unshown(
  field(
    z.object({
      heading: field(z.string().min(1), "Heading", "Concesionarios"),
      text: field(z.string().optional(), "Text below the heading", "Encuentra el más cercano."),
      places: field(z.array(place).default([]), "How the dealers are grouped"),
      dealers: field(
        z.array(z.string()).min(1).optional(),
        "The dealers that are shown, by `dealerCode`; left out, all of them, with map and choice of a place",
        ["MAD01"],
      ),
      lists: field(
        z
          .array(
            z.object({
              dealer: field(z.string(), "Code of the dealer (`dealerCode`)", "MAD01"),
              href: field(z.string(), "Path of the list", "/coches-ocasion-madrid/"),
            }),
          )
          .default([]),
        "Where each dealer's vehicles are",
      ),
    }),
    "Dealers with map, opening hours and their vehicles",
  ),
);

export const dealerLocatorBlock = defineBlock({
  key: "dealer-locator",
  data: dealerLocatorSchema,
  reads: "amounts-and-place",
});

export type DealerLocatorData = z.output<typeof dealerLocatorSchema>;
