import { expect, test } from "vitest";
import { readDay } from "./read-day.ts";

const now = new Date("2026-11-26T10:00:00Z");
const read = (text: string, dateOrder: "dmy" | "mdy" = "dmy", timeZone = "Europe/Madrid") => {
  const day = readDay(text, { dateOrder, now, timeZone });
  return typeof day === "string" ? day : undefined;
};

test.each([
  ["2021-04-17", "2021-04-17"],
  ["17/04/2021", "2021-04-17"],
  ["17-4-2021", "2021-04-17"],
  ["17.04.21", "2021-04-17"],
  ["17/04/98", "1998-04-17"],
  ["20210417", "2021-04-17"],
  ["2021/04/17", "2021-04-17"],
  ["2021-04-17T08:30:00Z", "2021-04-17"],
  ["17/04/2021 00:00", "2021-04-17"],
  ["04/2021", "2021-04-01"],
  ["2021-04", "2021-04-01"],
  ["44303", "2021-04-17"],
  ["abr-21", "2021-04-01"],
  ["ABR. 2021", "2021-04-01"],
  ["abril de 2021", "2021-04-01"],
  ["Março/2021", "2021-03-01"],
  ["sept-98", "1998-09-01"],
  ["dez/19", "2019-12-01"],
  ["April 2021", "2021-04-01"],
  ["2021-abr", "2021-04-01"],
  ["17-abr-21", "2021-04-17"],
  ["17 de abril de 2021", "2021-04-17"],
  ["17 Apr 2021", "2021-04-17"],
])("%s is %s", (text, day) => {
  expect(read(text)).toBe(day);
});

test.each(["", "2021", "04/17/2021", "31/02/2021", "17 de abril", "0000-00-00", "1/13/2021", "99999"])(
  "%s is no day",
  (text) => {
    expect(read(text)).toBeUndefined();
  },
);

test.each(["abr", "17 abr", "abc-21", "martes 2021", "31-abr-2021", "abr-2", "2020-12-31T25:00:00Z"])(
  "%s is no day either",
  (text) => {
    expect(read(text)).toBeUndefined();
  },
);

test.each([
  ["2020-12-31T23:00:00.000Z", "Europe/Madrid", "2021-01-01"],
  ["2020-12-31T23:00:00.000Z", "Europe/Lisbon", "2020-12-31"],
  ["2020-12-31T23:00:00.000Z", "Atlantic/Canary", "2020-12-31"],
  ["2021-04-16T22:00:00Z", "Europe/Madrid", "2021-04-17"],
  ["2021-04-16T23:00:00Z", "Europe/Lisbon", "2021-04-17"],
  ["2021-04-16T23:00:00Z", "Atlantic/Canary", "2021-04-17"],
  ["2020-12-31T18:00:00-05:00", "Europe/Madrid", "2021-01-01"],
  ["2020-12-31 23:00:00+0000", "Europe/Madrid", "2021-01-01"],
  ["2020-12-31 23:00 UTC", "Europe/Madrid", "2021-01-01"],
  ["31/12/2020 23:30:00 GMT", "Europe/Madrid", "2021-01-01"],
  ["20201231T230000Z", "Europe/Madrid", "2021-01-01"],
  ["2020-12-31T23:00:00", "Europe/Madrid", "2020-12-31"],
  // Midnight where it was written is how programs write a day that has no time.
  ["2021-04-17T00:00:00+02:00", "Atlantic/Canary", "2021-04-17"],
  ["2021-01-17T00:00:00Z", "Atlantic/Azores", "2021-01-17"],
])("the instant %s is a day in %s: %s", (text, timeZone, day) => {
  expect(read(text, "dmy", timeZone)).toBe(day);
});

test("the map may say that months come first", () => {
  expect(read("04/17/2021", "mdy")).toBe("2021-04-17");
  expect(read("17/04/2021", "mdy")).toBeUndefined();
  expect(read("2021-04-17", "mdy")).toBe("2021-04-17");
});
