import { expect, test } from "vitest";
import { isPlainClick } from "./is-plain-click.ts";

const click = {
  button: 0,
  altKey: false,
  ctrlKey: false,
  metaKey: false,
  shiftKey: false,
  defaultPrevented: false,
};

test("a click of the main button is plain, of another it is not", () => {
  expect(isPlainClick(click)).toBe(true);
  expect(isPlainClick({ ...click, button: 1 })).toBe(false);
});

test.each(["altKey", "ctrlKey", "metaKey", "shiftKey", "defaultPrevented"] as const)(
  "none is plain that has %s",
  (name) => expect(isPlainClick({ ...click, [name]: true })).toBe(false),
);
