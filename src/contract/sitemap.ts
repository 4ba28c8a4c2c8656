import { z } from "zod";
import { knownOnly } from "./known-only.ts";
import { alternates, dateTime } from "./primitives.ts";

/** What the addresses of a site are divided by: written pages, lists and landings, and the two kinds of vehicles. */
export const sitemapKind = z.enum(["pages", "lists", "cars", "motorbikes"]);

/** Extension: how many files a kind is divided into, so that none outgrows what search engines take. */
export const sitemapParts = z.object({
  parts: knownOnly(
    z.object({
      kind: sitemapKind,
      part: z.int().min(1).max(10_000),
      /** Of the newest change within. */
      changedAt: dateTime.optional(),
    }),
    "kind",
  ),
});

/** Extension: some of the pages of one part, in every language that has them; `next` requests those that follow. */
export const sitemapEntries = z.object({
  entries: z.array(z.object({ alternates, changedAt: dateTime.optional() })).max(5000),
  next: z.int().nonnegative().optional(),
});

export type SitemapKind = z.infer<typeof sitemapKind>;
export type SitemapPart = z.infer<typeof sitemapParts>["parts"][number];
export type SitemapEntry = z.infer<typeof sitemapEntries>["entries"][number];
