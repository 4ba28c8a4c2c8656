import { expect, test } from "vitest";
import { handoverCalendar } from "./handover-calendar.ts";

test("a handover is an event of whole days, the last one included", () => {
  const file = handoverCalendar({
    ...{ id: "r1", host: "volante.example", earliest: "2026-12-04", latest: "2026-12-10" },
    ...{ stamp: new Date("2026-11-28T10:00:00Z"), summary: "Entrega, por fin", location: "Calle Mayor 1" },
  });
  for (const line of [
    "UID:reservation-r1@volante.example",
    "DTSTART;VALUE=DATE:20261204",
    "DTEND;VALUE=DATE:20261211",
    "SUMMARY:Entrega\\, por fin",
    "TRANSP:TRANSPARENT",
  ])
    expect(file.split("\r\n")).toContain(line);
});
