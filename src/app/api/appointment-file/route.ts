import { call } from "#api/call.ts";
import { dealerAddress } from "#api/models/dealer.ts";
import { appointmentCalendar, calendarFileName } from "#domain/appointment-calendar.ts";
import { appointmentRules } from "#domain/appointment-slots.ts";
import { phoneText } from "#domain/phone-text.ts";
import { readCalendarQuery } from "#features/trade-in/booking/calendar-link.ts";
import { cacheControl } from "#platform/answers/cache-control.ts";
import { refuse } from "#platform/answers/refuse.ts";
import { env } from "#platform/env.ts";
import { fill } from "#platform/fill.ts";
import { limited } from "#platform/rate-limit/limited.ts";
import { fail } from "#platform/result.ts";
import { wordsOf } from "#platform/wording.ts";

/** An appointment as an iCalendar file, by an address that this site has signed. */
export const GET = limited("appointmentFile", async (request) => {
  const event = readCalendarQuery(new URL(request.url).searchParams);
  if (!event) return refuse(fail("not-found", "No appointment that was written here").error);
  const { id, dealerId, slot, locale, isCancelled } = event;
  const dealers = await call("dealers", {}, { locale });
  if (!dealers.ok) return refuse(dealers.error);
  const dealer = dealers.value.find((each) => each.id === dealerId);
  if (!dealer) return refuse(fail("gone", "The dealer is gone").error);
  const words = wordsOf(locale, "tradeIn");
  const file = appointmentCalendar({
    id,
    host: new URL(env().SITE_URL).hostname,
    sequence: slot.sequence ?? 0,
    start: new Date(slot.dateTime),
    minutes: slot.minutes ?? appointmentRules.minutes,
    stamp: new Date(),
    summary: fill(words.calendarSummary, { dealer: dealer.name }),
    location: [dealer.name, dealerAddress(dealer)].filter(Boolean).join(", "),
    isCancelled,
    description: [words.bring, dealer.phone && phoneText(dealer.phone)].filter(Boolean).join("\n"),
  });
  return new Response(file, {
    headers: {
      "cache-control": cacheControl.noStore,
      "content-type": "text/calendar; charset=utf-8",
      "content-disposition": `attachment; filename="${calendarFileName}"`,
    },
  });
});
