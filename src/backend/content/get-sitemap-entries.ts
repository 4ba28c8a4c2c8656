import type { Handler } from "#backend/http/mount.ts";
import type { readingEndpoints } from "#contract/reading-endpoints.ts";
import { batchSize, kindOf, listedVehicles, mappedPages } from "./sitemap-pages.ts";
import { numbersOf } from "./sitemap-parts.ts";

/** `GET sitemap/{kind}`: up to a thousand pages of a part, in the order of their numbers. */
export const getSitemapEntries: Handler<typeof readingEndpoints.sitemapEntries> = async (
  { params, query },
  call,
) => {
  const { from, to } = numbersOf(query.part);
  const range = { from: Math.max(from, query.after ?? 0), to };
  const { kind } = params;
  const found =
    kind === "pages" || kind === "lists"
      ? await mappedPages(kind, range, call)
      : await listedVehicles(kindOf[kind], range, call);
  const next = found.length === batchSize ? found.at(-1)?.[0] : undefined;
  const entries = found.flatMap(([, entry]) => entry ?? []);
  return { entries, ...(next !== undefined && { next }) };
};
