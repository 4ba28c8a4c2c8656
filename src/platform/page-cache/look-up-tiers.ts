import { count } from "../telemetry/metrics.ts";
import { inSpan } from "../telemetry/spans.ts";
import { type FileSystemCache, type GetArguments, pageContext } from "./file-system-cache.ts";

type Tier = Pick<FileSystemCache, "get">;
type Found = Awaited<ReturnType<Tier["get"]>>;

/** What is past its lifetime is rendered again, before or after it is shown. */
const outcomeOf = (found: Found): "hit" | "stale" | "miss" => {
  if (!found?.value) return "miss";
  const { lastModified, cacheControl } = found;
  if (lastModified === undefined || !cacheControl?.revalidate) return "hit";
  return Date.now() > lastModified + cacheControl.revalidate * 1000 ? "stale" : "hit";
};

/** The entry of the first tier that has it, in the order of their names. For pages, counts the outcome of each tier. */
export const lookUpTiers = (
  tiers: Readonly<Record<string, Tier>>,
  ...[key, context]: GetArguments
): Promise<Found> =>
  inSpan("page cache", {}, async (note) => {
    for (const [tier, cache] of Object.entries(tiers)) {
      const found = await cache.get(key, context);
      const outcome = outcomeOf(found);
      if (context.kind === pageContext.kind) count("volante_page_cache_lookups", { tier, outcome });
      note({ tier, outcome });
      if (found) return found;
    }
    return null;
  });
