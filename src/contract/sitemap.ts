import { z } from "zod";
import { field } from "./field.ts";
import { knownOnly } from "./known-only.ts";
import { pictureAddress } from "./picture.ts";
import { alternates, dateTime } from "./primitives.ts";

/** What the addresses of a site are divided by: written pages, lists and landings, and the two kinds of vehicles. */
export const sitemapKind = field(
  z.enum(["pages", "lists", "cars", "motorbikes"]),
  "`pages`: written pages; `lists`: lists and landings; `cars` and `motorbikes`: vehicles",
  "cars",
);

/** Extension: how many files a kind is divided into, so that none outgrows what search engines take. */
export const sitemapParts = z.object({
  parts: field(
    knownOnly(
      z.object({
        kind: sitemapKind,
        part: field(z.int().min(1).max(10_000), "Number of the file among those of its kind, from 1", 1),
        changedAt: field(dateTime.optional(), "When the newest of its pages was changed"),
      }),
      "kind",
    ),
    "The files of the sitemap",
  ),
});

/** Extension: some of the pages of one part, in every language that has them; `next` requests those that follow. */
export const sitemapEntries = z.object({
  entries: field(
    z
      .array(
        z.object({
          alternates: field(alternates, "The page in each language that has it"),
          changedAt: field(dateTime.optional(), "When it was changed"),
          pictures: field(
            z.array(pictureAddress).max(100).optional(),
            "Addresses of the pictures of a vehicle, each in a type that search engines read",
            ["https://pictures.volante.test/leon.jpg"],
          ),
        }),
      )
      .max(5000),
    "Pages that search engines should know",
  ),
  next: field(
    z.int().nonnegative().optional(),
    "Where those that follow begin: `after` of the next request; left out at the end",
    5000,
  ),
});

export type SitemapKind = z.infer<typeof sitemapKind>;
export type SitemapPart = z.infer<typeof sitemapParts>["parts"][number];
export type SitemapEntry = z.infer<typeof sitemapEntries>["entries"][number];
