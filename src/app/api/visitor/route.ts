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

/**
 * New matches of the customer's saved searches since their last visit; undefined where the service does not
 * return them.
 */
const countNews = async (caller: SignedInCaller): Promise<number | undefined> => {
  const searches = await call("savedSearches", {}, caller);
  return searches.ok ? searches.value.reduce((sum, { newTotal = 0 }) => sum + newTotal, 0) : undefined;
};

const countUnread = async (caller: SignedInCaller): Promise<number | undefined> => {
  const notifications = await call("notifications", {}, caller);
  return notifications.ok ? notifications.value.unread : undefined;
};

/**
 * Formatted credit of the customer's car against the price of the page; undefined where it is not requested,
 * or there is none.
 */
const describeOwnCar = async (
  query: URLSearchParams,
  caller: SignedInCaller,
): Promise<string | undefined> => {
  const locale = query.get("car");
  const price = Number(query.get("of"));
  if (!isLocale(locale) || !(price > 0)) return undefined;
  const tradeIns = await call("tradeIns", {}, caller);
  const covered = tradeIns.ok ? tradeInCredit(tradeIns.value, price, new Date()) : undefined;
  return covered === undefined ? undefined : marketOf(locale).formats.money(covered);
};

/** Data of the customer; the favourites show whether the session is valid. */
const readVisitorOf = (query: URLSearchParams) => async (caller: SignedInCaller) => {
  const [favourites, unread, news, car] = await Promise.all([
    call("favourites", {}, caller),
    countUnread(caller),
    query.get("news") === "1" ? countNews(caller) : undefined,
    describeOwnCar(query, caller),
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
 * Personal data of a page, in the one request of its scripts: `?vins=A,B`, 60 at most. Returns name,
 * favourites and unread notifications; with `news=1` new matches of saved searches; with `car=es&of=15900`
 * the credit of the customer's car against that price, formatted for that market; and which vehicles are
 * reserved or sold. Values that cannot be loaded are left out; without a valid session the response has the
 * states alone.
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
    { headers: { "cache-control": cacheControl.noStore } },
  );
});
