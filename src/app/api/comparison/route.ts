import { call } from "#api/call.ts";
import { compareLimit } from "#domain/compare-limit.ts";
import { buildComparison } from "#features/shortlist/comparison/build-comparison.ts";
import { readVehicleRequest } from "#features/shortlist/read-vehicle-request.ts";
import { refuse } from "#features/shortlist/refuse.ts";
import { limited } from "#platform/rate-limit/limited.ts";

/** The comparison that the panel draws: `?vin=A,B&locale=es`. What is sold, unknown or not loaded is counted, not failed. */
export const GET = limited("comparison", async (request) => {
  const read = readVehicleRequest(new URL(request.url).searchParams, compareLimit);
  if (!read.ok) return refuse(read.error);
  const { vins, locale } = read.value;
  const answers = await Promise.all(vins.map((vin) => call("vehicle", { params: { vin } }, { locale })));
  const comparison = buildComparison(answers, locale);
  const cacheControl = comparison.unavailable > 0 ? "no-store" : "private, max-age=30";
  return Response.json(comparison, { headers: { "cache-control": cacheControl } });
});
