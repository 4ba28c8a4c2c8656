import { expect, test } from "vitest";
import { readDay } from "./read-day.ts";

const now = new Date("2026-11-26T10:00:00Z");
const read = (text: string, dateOrder: "dmy" | "mdy" = "dmy") => {
  const day = readDay(text, { dateOrder, now });
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
])("%s is %s", (text, day) => {
  expect(read(text)).toBe(day);
});

test.each(["", "2021", "04/17/2021", "31/02/2021", "17 de abril", "0000-00-00", "1/13/2021", "99999"])(
  "%s is no day",
  (text) => {
    expect(read(text)).toBeUndefined();
  },
);

test("the map may say that months come first", () => {
  expect(read("04/17/2021", "mdy")).toBe("2021-04-17");
  expect(read("17/04/2021", "mdy")).toBeUndefined();
  expect(read("2021-04-17", "mdy")).toBe("2021-04-17");
});
