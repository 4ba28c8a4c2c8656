import { loadTotal } from "#features/search/load-total.ts";
import { readTotalRequest } from "#features/search/total-request.ts";
import { cacheControl } from "#platform/answers/cache-control.ts";
import { refuse } from "#platform/answers/refuse.ts";
import { cacheLifetimes } from "#platform/cache-lifetimes.ts";
import { limited } from "#platform/rate-limit/limited.ts";

/**
 * The number of vehicles for a set of filters, as text: `?kind&locale&brand&...`, the keys of a list's
 * address. Cached by the visitor's browser for a minute.
 */
export const GET = limited("searchTotal", async (request) => {
  const read = readTotalRequest(new URL(request.url).searchParams);
  if (!read.ok) return refuse(read.error);
  const total = await loadTotal(read.value);
  if (!total.ok) return refuse({ kind: total.error.kind });
  return Response.json(
    { total: total.value },
    { headers: { "cache-control": cacheControl.private(cacheLifetimes.searchTotal) } },
  );
});
