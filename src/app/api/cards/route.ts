import { call } from "#api/call.ts";
import { comparedVehicle } from "#features/shortlist/comparison/build-comparison.ts";
import { readVehicleRequest } from "#features/shortlist/read-vehicle-request.ts";
import { recentLimit } from "#features/shortlist/recently-viewed/recent-limit.ts";
import { refuse } from "#features/shortlist/refuse.ts";
import { limited } from "#platform/rate-limit/limited.ts";
import type { Failed } from "#platform/result.ts";

const isAbsent = ({ error }: Failed): boolean => error.kind === "not-found" || error.kind === "gone";

/**
 * What small cards show of vehicles: `?vin=A,B&locale=es`, in that order. The sold and the unknown are left out; while the
 * service is silent about some nobody keeps the answer, and without any of them there is none.
 */
export const GET = limited("cards", async (request) => {
  const read = readVehicleRequest(new URL(request.url).searchParams, recentLimit);
  if (!read.ok) return refuse(read.error);
  const { vins, locale } = read.value;
  const answers = await Promise.all(vins.map((vin) => call("vehicle", { params: { vin } }, { locale })));
  const vehicles = answers.flatMap((answer) =>
    answer.ok && !answer.value.card.bought ? [comparedVehicle(answer.value, locale)] : [],
  );
  const silence = answers.find((answer) => !answer.ok && !isAbsent(answer));
  if (silence?.ok === false && vehicles.length === 0) return refuse(silence.error);
  const cacheControl = silence ? "no-store" : "private, max-age=60";
  return Response.json({ vehicles }, { headers: { "cache-control": cacheControl } });
});
