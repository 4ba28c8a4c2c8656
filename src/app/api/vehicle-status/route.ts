import { call } from "#api/call.ts";
import { isVin } from "#domain/vehicle-address.ts";
import { defaultLocale } from "#platform/locale.ts";
import { limited } from "#platform/rate-limit/limited.ts";

const most = 60;
const headers = { "cache-control": "no-store" };

const refuse = (code: string, status: number) => Response.json({ error: { code } }, { status, headers });

/**
 * Which of the vehicles are reserved or sold now: `?vins=A,B`, 60 at most. Cached pages ask when their scripts are there
 * (product decision 11). A service without the extension makes it 404, and the pages stay as they are.
 */
export const GET = limited("vehicleStatus", async (request) => {
  const vins = [...new Set((new URL(request.url).searchParams.get("vins") ?? "").split(","))];
  if (vins.length > most || !vins.every(isVin)) return refuse("invalid", 400);
  const answer = await call("vehicleStatuses", { body: { vins } }, { locale: defaultLocale });
  if (!answer.ok) {
    const absent = answer.error.kind === "not-found" || answer.error.kind === "not-implemented";
    return absent ? refuse("not-implemented", 404) : refuse("unavailable", 503);
  }
  return Response.json(answer.value, { headers });
});
