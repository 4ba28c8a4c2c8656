import { call } from "#api/call.ts";
import { readVisitor } from "#api/session/read-visitor.ts";
import { withSession } from "#api/session/with-session.ts";
import { isVin } from "#domain/vehicle-address.ts";
import { cacheControl } from "#platform/answers/cache-control.ts";
import { refuse } from "#platform/answers/refuse.ts";
import { defaultLocale } from "#platform/locale.ts";
import { limited } from "#platform/rate-limit/limited.ts";

const most = 60;

/**
 * What a page says to whoever is signed in, by the one request that its scripts make then: `?vins=A,B`, 60 at most. Name and favourites,
 * and what has been reserved or sold. Each is left out where it cannot be had; whoever is not signed in any more is told the states alone.
 */
export const GET = limited("visitor", async (request) => {
  const asked = new URL(request.url).searchParams.get("vins") ?? "";
  const vins = [...new Set(asked.split(",").filter(Boolean))];
  if (vins.length > most || !vins.every(isVin))
    return refuse({ kind: "invalid", message: `At most ${most} VINs`, field: "vins" });
  const [statuses, favourites, { name = "" }] = await Promise.all([
    vins.length > 0 ? call("vehicleStatuses", { body: { vins } }, { locale: defaultLocale }) : undefined,
    withSession(defaultLocale, (caller) => call("favourites", {}, caller)),
    readVisitor(),
  ]);
  const isOver = !favourites.ok && favourites.error.kind === "unauthorized";
  const visitor = { name, ...(favourites.ok && { favourites: favourites.value.map(({ vin }) => vin) }) };
  return Response.json(
    { statuses: statuses?.ok ? statuses.value.statuses : [], ...(!isOver && { visitor }) },
    { headers: { "cache-control": cacheControl.nobody } },
  );
});
