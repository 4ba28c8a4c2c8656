import { expect, test } from "vitest";
import { checkSelectors } from "./check-selectors.ts";

const check = (selector: string) =>
  checkSelectors([
    { path: "src/ui/list/list.module.css", text: `@layer widgets {\n  ${selector} { color: red; }\n}` },
  ]);

test.each([
  ".list > li:has([data-kept] > [data-while]) > :not(form)",
  ".list:has(b) *",
  ".list:has(b) > *",
  ".list:has(b) > :hover",
  ".list:has(:is(b, i)) + :first-child",
  ".list:has(b) li > :not(.one)",
])("%s is reported", (selector) => {
  expect(check(selector)).toEqual([
    `src/ui/list/list.module.css: ${selector} means any element behind :has(); name what it is`,
  ]);
});

test.each([
  ".list > li:has([data-kept] > [data-while]) > :is(article, p)",
  ".list > *:has(b)",
  ".list:has(> :not([hidden]))",
  ".list:not(:has(button:not([hidden])))",
  ".list:has(:checked) .only",
  ".list:has(a) [data-flag]:not([data-live])",
  ".list:has(+ :popover-open) svg",
  ":root:has([data-covers]:popover-open) body",
  ".one:has(b), .two > *",
  ".list > :not(form)",
])("%s is fine", (selector) => {
  expect(check(selector)).toEqual([]);
});

test("what a comment says is no selector", () => {
  expect(checkSelectors([{ path: "a.css", text: "/* .a:has(b) > * { } */ .b { color: red; }" }])).toEqual([]);
});
