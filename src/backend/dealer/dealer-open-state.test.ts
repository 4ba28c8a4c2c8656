import { expect, test } from "vitest";
import { dealerOpenState } from "./dealer-open-state.ts";

const openingHours = [
  { days: [1, 2, 3, 4, 5, 6], opens: "09:30", closes: "14:00" },
  { days: [7], opens: "01:30", closes: "03:30" },
];
const madrid = { country: "ES", zipCode: "28046", openingHours } as const;
const lasPalmas = { country: "ES", zipCode: "35006", openingHours } as const;
const lisbon = { country: "PT", zipCode: "1950-421", openingHours } as const;

test.each([
  ["opens by Madrid's winter clock", madrid, "2026-11-25T08:30:00Z", true, "2026-11-25 14:00"],
  ["is still shut in the Canary Islands then", lasPalmas, "2026-11-25T08:30:00Z", false, "2026-11-25 09:30"],
  ["is still shut in Lisbon then", lisbon, "2026-11-25T08:30:00Z", false, "2026-11-25 09:30"],
  ["opens an hour earlier by summer's clock", madrid, "2026-07-15T07:30:00Z", true, "2026-07-15 14:00"],
  ["is shut the minute before", madrid, "2026-07-15T07:29:00Z", false, "2026-07-15 09:30"],
  ["is open in the hour before clocks go forward", madrid, "2026-03-29T00:59:00Z", true, "2026-03-29 03:30"],
  [
    "has half an hour left when they have gone forward",
    madrid,
    "2026-03-29T01:29:00Z",
    true,
    "2026-03-29 03:30",
  ],
  ["closes then", madrid, "2026-03-29T01:30:00Z", false, "2026-03-30 09:30"],
  [
    "is open in the hour that comes twice, both times",
    madrid,
    "2026-10-25T00:30:00Z",
    true,
    "2026-10-25 03:30",
  ],
  ["the second time as well", madrid, "2026-10-25T01:30:00Z", true, "2026-10-25 03:30"],
  ["the day after by winter's clock", madrid, "2026-10-26T08:29:00Z", false, "2026-10-26 09:30"],
  ["is shut on a holiday of the whole country", madrid, "2026-12-25T10:00:00Z", false, "2026-12-26 09:30"],
  ["is shut on Madrid's own day", madrid, "2026-05-02T10:00:00Z", false, "2026-05-03 01:30"],
  ["is open on Madrid's own day elsewhere", lisbon, "2026-05-02T10:00:00Z", true, "2026-05-02 14:00"],
  ["is shut on Portugal's day", lisbon, "2026-06-10T10:00:00Z", false, "2026-06-11 09:30"],
] as const)("%s", async (_, dealer, now, open, until) => {
  const [date, time] = until.split(" ");
  expect(dealerOpenState(dealer, new Date(now))).toEqual({ open, date, time });
});
