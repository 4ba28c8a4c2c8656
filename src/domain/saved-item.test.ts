import { expect, test } from "vitest";
import { isSavedItemChange, parseSavedItem, serialiseSavedItem } from "./saved-item.ts";

const id = "y956rpa7jjajzfj1vy74k9zxj3";
const vin = "VSSZZZ5FZKR012345";
const read = (query: string) => parseSavedItem(new URLSearchParams(query));

test.each([
  `thing=search&id=${id}&name=SEAT+de+%C3%A1mbar&kind=car&list=%2Fcoches%2F&brand=seat`,
  `thing=car-alert&id=${id}&list=%2F`,
  `thing=price-drop&id=${vin}&name=SEAT+Le%C3%B3n`,
  `thing=notification&id=${id}`,
  "thing=notification&id=",
])("%s is read and written alike", (query) => {
  const subject = read(query);
  expect(subject && serialiseSavedItem(subject)).toBe(query);
});

test.each([
  "",
  `thing=reservation&id=${id}`,
  "thing=search&id=",
  "thing=search&id=../x",
  `thing=price-drop&id=${id}`,
  `thing=constructor&id=${id}`,
])("%s names nothing that is kept", (query) => {
  expect(read(query)).toBeUndefined();
});

test("a name holds no control characters and has an end", () => {
  expect(read(`thing=search&id=${id}&name=a%00b%0Ac`)?.name).toBe("abc");
  expect(read(`thing=search&id=${id}&name=${"x".repeat(500)}`)?.name).toHaveLength(120);
});

test.each([
  ["remove", true],
  ["restore", true],
  ["toString", false],
  ["", false],
])("%j is a change: %s", (text, is) => {
  expect(isSavedItemChange(text)).toBe(is);
});
