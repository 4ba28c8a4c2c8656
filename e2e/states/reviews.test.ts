import { expect, test } from "vitest";
import { kindOf, reviewOf } from "./reviews.ts";

test.each([
  ["li:nth-child(2) > .uOzvGG_rating > .uOzvGG_stars", ".stars"],
  ['.a_b > a[href$="motos/"][aria-current="page"]', "a[href][aria-current]"],
  ["#_s0_", "#"],
  ['text[x="348"]', "text[x]"],
])("%s is of the kind %s", (target, kind) => {
  expect(kindOf(target)).toBe(kind);
});

test("what nobody has looked at has no review", () => {
  const undecided = { rule: "color-contrast", reason: "bgImage", target: "main > h1" };
  expect(reviewOf(undecided)).toContain("only a message");
  expect(reviewOf({ ...undecided, target: "dt" })).toBeUndefined();
  expect(reviewOf({ ...undecided, rule: "aria-valid-attr-value" })).toBeUndefined();
});
