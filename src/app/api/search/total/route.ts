import { loadTotal } from "#features/search/load-total.ts";
import { readTotalRequest } from "#features/search/total-request.ts";
import { limited } from "#platform/rate-limit/limited.ts";

/**
 * How many vehicles a choice of filters would show, in words: `?kind&locale&brand&...`, the keys of a list's address.
 * The same question within a minute is answered by the visitor's own browser.
 */
export const GET = limited("searchTotal", async (request) => {
  const read = readTotalRequest(new URL(request.url).searchParams);
  if (!read.ok)
    return Response.json(
      {
        error: {
          code: "invalid",
          field: read.error.field,
          message: `${read.error.field}: ${read.error.message}`,
        },
      },
      { status: 400, headers: { "cache-control": "no-store" } },
    );
  const total = await loadTotal(read.value);
  if (!total.ok)
    return Response.json(
      { error: { code: "unavailable" } },
      { status: 503, headers: { "cache-control": "no-store" } },
    );
  return Response.json({ total: total.value }, { headers: { "cache-control": "private, max-age=60" } });
});
