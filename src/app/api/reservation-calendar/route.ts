import { call } from "#api/call.ts";
import { withSession } from "#api/session/with-session.ts";
import { calendarFileName } from "#domain/appointment-calendar.ts";
import { handoverCalendar } from "#domain/handover-calendar.ts";
import { loginAddress } from "#domain/login-address.ts";
import { routePath } from "#domain/route-paths.ts";
import { handoverPlace } from "#features/reservation/personal/handover-place.ts";
import { readCalendarQuery } from "#features/reservation/personal/reservation-plan.tsx";
import { vehicleName } from "#features/reservation/vehicle-text.ts";
import { cacheControl } from "#platform/answers/cache-control.ts";
import { refuse } from "#platform/answers/refuse.ts";
import { env } from "#platform/env.ts";
import { fill } from "#platform/fill.ts";
import { limited } from "#platform/rate-limit/limited.ts";
import { fail } from "#platform/result.ts";
import { wordsOf } from "#platform/wording.ts";

const noStore = { "cache-control": cacheControl.noStore } as const;

/** The days of a reservation's handover for a calendar, for its owner: `?reservation&locale`. */
export const GET = limited("reservationCalendar", async (request) => {
  const query = readCalendarQuery(new URL(request.url).searchParams);
  if (!query) return refuse(fail("not-found", "No reservation").error);
  const { id, locale } = query;
  const [stored, dealers] = await Promise.all([
    withSession(locale, (caller) => call("reservation", { params: { id } }, caller)),
    call("dealers", {}, { locale }),
  ]);
  if (!stored.ok) {
    if (stored.error.kind !== "unauthorized") return refuse(stored.error);
    const location = loginAddress(locale, { returnTo: routePath("reservation", locale, { id }) });
    return new Response(null, { status: 303, headers: { ...noStore, location } });
  }
  const { deliveryDates, vehicle } = stored.value;
  if (!deliveryDates) return refuse(fail("not-found", "No days are known").error);
  const file = handoverCalendar({
    ...{ id, ...deliveryDates },
    host: new URL(env().SITE_URL).hostname,
    stamp: new Date(),
    summary: fill(wordsOf(locale, "reservations").plan.calendar, { vehicle: vehicleName(vehicle) }),
    location: handoverPlace(stored.value, dealers.ok ? dealers.value : []) ?? "",
  });
  return new Response(file, {
    headers: {
      ...noStore,
      "content-type": "text/calendar; charset=utf-8",
      "content-disposition": `attachment; filename="${calendarFileName}"`,
    },
  });
});
