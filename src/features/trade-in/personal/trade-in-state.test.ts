import { expect, test } from "vitest";
import { bookingAhead, resumePage, type TradeInState, tradeInState } from "./trade-in-state.ts";

const now = new Date("2026-11-24T10:00:00Z");
const [before, after] = ["2026-11-20T10:00:00Z", "2026-12-20T10:00:00Z"];
const at = (dateTime: string, minutes?: number) => ({ dateTime, hour: "10:00", ...(minutes && { minutes }) });

test.each<[Parameters<typeof tradeInState>[0], TradeInState]>([
  [{ expirationDate: after, status: "valued" }, "valued"],
  [{ expirationDate: before, status: "valued" }, "expired"],
  [{ expirationDate: after, status: "booked", phaseTwoBooking: at("2026-11-25T10:00:00+01:00") }, "booked"],
  [{ expirationDate: before, status: "expired", phaseTwoBooking: at("2026-11-25T10:00:00+01:00") }, "booked"],
  // Under way until its minutes are over.
  [{ expirationDate: after, status: "booked", phaseTwoBooking: at("2026-11-24T09:30:00Z", 45) }, "booked"],
  [{ expirationDate: after, status: "closed", phaseTwoBooking: at("2026-11-24T09:15:00Z", 45) }, "seen"],
  [{ expirationDate: after, status: "closed", phaseTwoBooking: null }, "seen"],
])("%j is %s", (stored, state) => {
  expect(tradeInState(stored, now)).toBe(state);
});

const ahead = at("2026-11-25T10:00:00+01:00");
const over = at("2026-11-23T10:00:00+01:00");

test.each<[Parameters<typeof tradeInState>[0], ReturnType<typeof resumePage>, typeof ahead | undefined]>([
  [{ expirationDate: after, status: "valued" }, "booking", undefined],
  [{ expirationDate: before, status: "valued" }, "plate", undefined],
  [{ expirationDate: after, status: "booked", phaseTwoBooking: ahead }, "booking", ahead],
  [{ expirationDate: before, status: "booked", phaseTwoBooking: ahead }, "booking", ahead],
  [{ expirationDate: after, status: "closed", phaseTwoBooking: over }, "booking", undefined],
  [{ expirationDate: before, status: "closed", phaseTwoBooking: over }, "plate", undefined],
  [{ expirationDate: after, status: "closed" }, undefined, undefined],
])("%j is gone on with at %s, with %j ahead", (stored, page, booked) => {
  expect(resumePage(stored, now)).toBe(page);
  expect(bookingAhead(stored, now)).toEqual(booked);
});
