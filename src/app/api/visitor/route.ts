import { call } from "#api/call.ts";
import { readVisitor } from "#api/session/read-visitor.ts";
import { type SignedInCaller, withSession } from "#api/session/with-session.ts";
import { isVin } from "#domain/vehicle-address.ts";
import { tradeInCredit } from "#features/trade-in/trade-in-credit.ts";
import { marketOf } from "#market/markets.ts";
import { cacheControl } from "#platform/answers/cache-control.ts";
import { refuse } from "#platform/answers/refuse.ts";
import { defaultLocale, isLocale } from "#platform/locale.ts";
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

/** What the customer's car covers of the price that the page is about, in words; undefined where nobody asks, and where there is none. */
const describeOwnCar = async (
  asked: URLSearchParams,
  caller: SignedInCaller,
): Promise<string | undefined> => {
  const locale = asked.get("car");
  const price = Number(asked.get("of"));
  if (!isLocale(locale) || !(price > 0)) return undefined;
  const tradeIns = await call("tradeIns", {}, caller);
  const covered = tradeIns.ok ? tradeInCredit(tradeIns.value, price, new Date()) : undefined;
  return covered === undefined ? undefined : marketOf(locale).formats.money(covered);
};

/** What is the customer's; the favourites say whether somebody is signed in. */
const readVisitorOf = (asked: URLSearchParams) => async (caller: SignedInCaller) => {
  const [favourites, unread, news, car] = await Promise.all([
    call("favourites", {}, caller),
    countUnread(caller),
    asked.get("news") === "1" ? countNews(caller) : undefined,
    describeOwnCar(asked, caller),
  ]);
  const counts = {
    ...(unread !== undefined && { unread }),
    ...(news !== undefined && { news }),
    ...(car !== undefined && { car }),
  };
  if (!favourites.ok) return favourites.error.kind === "unauthorized" ? favourites : ok({ counts });
  return ok({ counts, favourites: favourites.value.map(({ vin }) => vin) });
};

/**
 * What a page says to whoever is signed in, by the one request that its scripts make then: `?vins=A,B`, 60 at most. Name, favourites
 * and unread notifications, with `news=1` what has come to their searches, with `car=es&of=15900` what their car covers of that price in
 * words of that market, and what has been reserved or sold. Each is left out where
 * it cannot be had; whoever is not signed in any more is told the states alone.
 */
export const GET = limited("visitor", async (request) => {
  const { searchParams } = new URL(request.url);
  const vins = [...new Set((searchParams.get("vins") ?? "").split(",").filter(Boolean))];
  if (vins.length > most || !vins.every(isVin))
    return refuse({ kind: "invalid", message: `At most ${most} VINs`, field: "vins" });
  const [statuses, known, { name = "" }] = await Promise.all([
    vins.length > 0 ? call("vehicleStatuses", { body: { vins } }, { locale: defaultLocale }) : undefined,
    withSession(defaultLocale, readVisitorOf(searchParams)),
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
