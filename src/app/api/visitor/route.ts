import { call } from "#api/call.ts";
import { readVisitor } from "#api/session/read-visitor.ts";
import { type SignedInCaller, withSession } from "#api/session/with-session.ts";
import { isVin } from "#domain/vehicle-address.ts";
import { cacheControl } from "#platform/answers/cache-control.ts";
import { refuse } from "#platform/answers/refuse.ts";
import { defaultLocale } from "#platform/locale.ts";
import { limited } from "#platform/rate-limit/limited.ts";
import { ok } from "#platform/result.ts";

const most = 60;

/** Vehicles that have come to the customer's searches since their last visit; undefined where the service does not say. */
const countNews = async (caller: SignedInCaller): Promise<number | undefined> => {
  const searches = await call("savedSearches", {}, caller);
  return searches.ok ? searches.value.reduce((sum, { newTotal = 0 }) => sum + newTotal, 0) : undefined;
};

const countUnread = async (caller: SignedInCaller): Promise<number | undefined> => {
  const notifications = await call("notifications", {}, caller);
  return notifications.ok ? notifications.value.unread : undefined;
};

/** What is the customer's; the favourites say whether somebody is signed in. */
const readVisitorOf = (wantsNews: boolean) => async (caller: SignedInCaller) => {
  const [favourites, unread, news] = await Promise.all([
    call("favourites", {}, caller),
    countUnread(caller),
    wantsNews ? countNews(caller) : undefined,
  ]);
  const counts = { ...(unread !== undefined && { unread }), ...(news !== undefined && { news }) };
  if (!favourites.ok) return favourites.error.kind === "unauthorized" ? favourites : ok({ counts });
  return ok({ counts, favourites: favourites.value.map(({ vin }) => vin) });
};

/**
 * What a page says to whoever is signed in, by the one request that its scripts make then: `?vins=A,B`, 60 at most. Name, favourites
 * and unread notifications, with `news=1` what has come to their searches, and what has been reserved or sold. Each is left out where
 * it cannot be had; whoever is not signed in any more is told the states alone.
 */
export const GET = limited("visitor", async (request) => {
  const { searchParams } = new URL(request.url);
  const vins = [...new Set((searchParams.get("vins") ?? "").split(",").filter(Boolean))];
  if (vins.length > most || !vins.every(isVin))
    return refuse({ kind: "invalid", message: `At most ${most} VINs`, field: "vins" });
  const [statuses, known, { name = "" }] = await Promise.all([
    vins.length > 0 ? call("vehicleStatuses", { body: { vins } }, { locale: defaultLocale }) : undefined,
    withSession(defaultLocale, readVisitorOf(searchParams.get("news") === "1")),
    readVisitor(),
  ]);
  return Response.json(
    {
      statuses: statuses?.ok ? statuses.value.statuses : [],
      ...(known.ok && { visitor: { name, ...known.value } }),
    },
    { headers: { "cache-control": cacheControl.nobody } },
  );
});
