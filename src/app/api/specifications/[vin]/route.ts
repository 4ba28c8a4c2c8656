import { call } from "#api/call.ts";
import { readVehicleRequest } from "#features/shortlist/read-vehicle-request.ts";
import { refuse } from "#features/shortlist/refuse.ts";
import { buildSpecifications } from "#features/shortlist/specifications/build-specifications.ts";
import { limited } from "#platform/rate-limit/limited.ts";

interface Context {
  readonly params: Promise<{ readonly vin: string }>;
}

/** Facts, equipment and technical data of one vehicle as the panel draws them: `{vin}?locale`. */
export const GET = limited("specifications", async (request, { params }: Context) => {
  const query = new URL(request.url).searchParams;
  query.set("vin", (await params).vin);
  const read = readVehicleRequest(query, 1);
  if (!read.ok) return refuse(read.error);
  const { vins, locale } = read.value;
  const vehicle = await call("vehicle", { params: { vin: vins[0] ?? "" } }, { locale });
  if (!vehicle.ok) return refuse(vehicle.error);
  return Response.json(buildSpecifications(vehicle.value, locale), {
    headers: { "cache-control": "private, max-age=60" },
  });
});
