import { call } from "#api/call.ts";
import { comparedVehicle } from "#features/shortlist/comparison/build-comparison.ts";
import { readVehicleRequest } from "#features/shortlist/read-vehicle-request.ts";
import { recentLimit } from "#features/shortlist/recently-viewed/recent-limit.ts";
import { refuse } from "#features/shortlist/refuse.ts";
import { limited } from "#platform/rate-limit/limited.ts";

/** What small cards show of vehicles: `?vin=A,B&locale=es`, in that order. The sold and the unknown are left out. */
export const GET = limited("cards", async (request) => {
  const read = readVehicleRequest(new URL(request.url).searchParams, recentLimit);
  if (!read.ok) return refuse(read.error);
  const { vins, locale } = read.value;
  const answers = await Promise.all(vins.map((vin) => call("vehicle", { params: { vin } }, { locale })));
  const vehicles = answers.flatMap((answer) =>
    answer.ok && !answer.value.card.bought ? [comparedVehicle(answer.value, locale)] : [],
  );
  return Response.json({ vehicles }, { headers: { "cache-control": "private, max-age=60" } });
});
