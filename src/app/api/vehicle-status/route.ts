import { call } from "#api/call.ts";
import { isVin } from "#domain/vehicle-address.ts";
import { cacheControl } from "#platform/answers/cache-control.ts";
import { refuse } from "#platform/answers/refuse.ts";
import { defaultLocale } from "#platform/locale.ts";
import { limited } from "#platform/rate-limit/limited.ts";

const most = 60;

/**
 * The vehicles that are reserved or sold: `?vins=A,B`, 60 at most. Requested by scripts of cached pages.
 * Where the service lacks the extension its failure is passed on, and the pages stay unchanged.
 */
export const GET = limited("vehicleStatus", async (request) => {
  const vins = [...new Set((new URL(request.url).searchParams.get("vins") ?? "").split(","))];
  if (vins.length > most || !vins.every(isVin))
    return refuse({ kind: "invalid", message: `At most ${most} VINs`, field: "vins" });
  const answer = await call("vehicleStatuses", { body: { vins } }, { locale: defaultLocale });
  if (!answer.ok) return refuse({ kind: answer.error.kind });
  return Response.json(answer.value, { headers: { "cache-control": cacheControl.noStore } });
});
