import { z } from "zod";
import { locales } from "#platform/locale.ts";
import { cells } from "../tables/cells.ts";
import { readCsv } from "../tables/read-csv.ts";
import { writtenPages } from "../texts/written/written-pages.ts";

const addressRow = z.object({
  path: z.string().regex(/^\/.+\/$/, "expected a path between slashes"),
  language: cells.oneOf(locales),
  page: cells.oneOf([...writtenPages.keys()]),
  /** 301 and 308 are for good, 302 and 307 for now. */
  status: cells
    .oneOf(["301", "302", "307", "308"])
    .transform((status) => Number(status) as 301 | 302 | 307 | 308),
});

/** Addresses of a former shop, and the ones that people type, with the page that each leads to. */
export const oldAddresses = readCsv("src/demo/redirects/old-addresses.csv", addressRow, ({ path }) => path);
