import { z } from "zod";
import { defineBlock } from "./define-block.ts";

const place = z.object({
  id: z.string().regex(/^[a-z0-9]+(?:-[a-z0-9]+)*$/),
  name: z.string().min(1),
  /** Codes of the dealers there. */
  dealers: z.array(z.string()),
  label: z.boolean().optional(),
  links: z.array(z.object({ text: z.string(), href: z.string() })).optional(),
});

export const dealerLocatorSchema = z.object({
  heading: z.string().min(1),
  text: z.string().optional(),
  /** How the dealers are grouped and what else the site has about each place. */
  places: z.array(place).default([]),
  /** Codes of the dealers that are meant; without them all, with map and choice of a place. */
  dealers: z.array(z.string()).min(1).optional(),
  /** Where a dealer's vehicles are, by its code. */
  lists: z.array(z.object({ dealer: z.string(), href: z.string() })).default([]),
});

export const dealerLocatorBlock = defineBlock({
  key: "dealer-locator",
  data: dealerLocatorSchema,
  reads: "amounts-and-place",
});

export type DealerLocatorData = z.output<typeof dealerLocatorSchema>;
