import { call } from "#api/call.ts";
import { isVin } from "#domain/vehicle-address.ts";
import { cacheControl } from "#platform/answers/cache-control.ts";
import { refuse } from "#platform/answers/refuse.ts";
import { defaultLocale } from "#platform/locale.ts";
import { limited } from "#platform/rate-limit/limited.ts";

const most = 60;

/**
 * Which of the vehicles are reserved or sold now: `?vins=A,B`, 60 at most. Cached pages ask when their scripts are there.
 * A service without the extension is told as it answers, and the pages stay as they are.
 */
export const GET = limited("vehicleStatus", async (request) => {
  const vins = [...new Set((new URL(request.url).searchParams.get("vins") ?? "").split(","))];
  if (vins.length > most || !vins.every(isVin))
    return refuse({ kind: "invalid", message: `At most ${most} VINs`, field: "vins" });
  const answer = await call("vehicleStatuses", { body: { vins } }, { locale: defaultLocale });
  if (!answer.ok) return refuse({ kind: answer.error.kind });
  return Response.json(answer.value, { headers: { "cache-control": cacheControl.nobody } });
});
