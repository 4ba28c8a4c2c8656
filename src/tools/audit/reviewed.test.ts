import { expect, test } from "vitest";
import { gatherUndecided, kindOf, reviewOf } from "./reviewed.ts";

test.each([
  ["li:nth-child(2) > .uOzvGG_rating > .uOzvGG_stars", ".stars"],
  ['.a_b > a[href$="motos/"][aria-current="page"]', "a[href][aria-current]"],
  ["#_s0_", "#"],
  ['text[x="348"]', "text[x]"],
])("%s is of the kind %s", (target, kind) => {
  expect(kindOf(target)).toBe(kind);
});

test("one line for each kind, with how often and one example", () => {
  const undecided = (target: string) => ({ rule: "color-contrast", reason: "bgImage", target });
  const seen = [
    ["/a/", { problems: [], undecided: [undecided("main > h1"), undecided("#x")] }],
    ["/b/", { problems: [], undecided: [undecided("h1")] }],
  ] as const;
  expect(gatherUndecided(seen)).toEqual([
    { rule: "color-contrast", reason: "bgImage", kind: "h1", count: 2, example: "/a/ main > h1" },
    { rule: "color-contrast", reason: "bgImage", kind: "#", count: 1, example: "/a/ #x" },
  ]);
});

test("what nobody has looked at has no review", () => {
  const line = { rule: "color-contrast", reason: "bgImage", kind: "h1" };
  expect(reviewOf(line)).toContain("only a message");
  expect(reviewOf({ ...line, kind: "dt" })).toBeUndefined();
  expect(reviewOf({ ...line, rule: "aria-valid-attr-value" })).toBeUndefined();
});
