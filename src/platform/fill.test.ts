import { describe, expect, test } from "vitest";
import { fill } from "./fill.ts";

describe("fill", () => {
  test.each([
    ["{count} of {total}", { count: 2, total: 5 }, "2 of 5"],
    ["{a}{a}", { a: "x" }, "xx"],
    ["{path:cars} here", { "path:cars": "/coches/" }, "/coches/ here"],
    ["{0}–{1}", [10, 20], "10–20"],
    ["nothing { to } fill {}", {}, "nothing { to } fill {}"],
    ["{a}", { a: "$& {b}" }, "$& {b}"],
    ["{shown} of {total}", { shown: "{shown}", total: 3 }, "{shown} of 3"],
  ])("puts values into %j", (text, values, filled) => {
    expect(fill(text, values)).toBe(filled);
  });

  test("takes what says the value of a place", () => {
    expect(fill("/{a}/{b}/", (name) => name.toUpperCase())).toBe("/A/B/");
  });

  test("names the place that has no value", () => {
    expect(() => fill("{count} of {total}", { count: 1 })).toThrow(
      new RangeError('No value for {total} in "{count} of {total}"'),
    );
    expect(() => fill("{a}", () => undefined)).toThrow(RangeError);
  });
});
