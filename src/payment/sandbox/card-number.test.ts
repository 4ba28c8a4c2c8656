import { expect, test } from "vitest";
import { cvcState, groupDigits, hasCheckDigit, numberState, scenarioOf, testNumbers } from "./card-number.ts";

test.each([
  ["4242424242424242", true],
  ["4242424242424241", false],
  ["378282246310005", true],
  ["0", true],
  ["1", false],
  ["", false],
])("the check digit of %j is right: %s", (digits, expected) => {
  expect(hasCheckDigit(digits)).toBe(expected);
});

test("every other last digit is wrong", () => {
  for (let last = 0; last < 10; last += 1)
    expect(hasCheckDigit(`400000000000000${last}`), String(last)).toBe(last === 2);
});

test.each([
  ["", "empty"],
  ["   ", "empty"],
  ["4242", "incomplete"],
  ["4242 4242 4242 424", "incomplete"],
  ["4242 4242 4242 4242", "complete"],
  ["4242-4242-4242-4242", "complete"],
  ["4242 4242 4242 4241", "invalid"],
  ["4242 4242 4242 424x", "invalid"],
  ["３７８２", "invalid"],
  ["3782 822463 1000", "incomplete"],
  ["3782 822463 10005", "complete"],
  ["3056 9309 0259 04", "complete"],
  ["4242424242424242424242", "invalid"],
] as const)("%j is %s", (typed, state) => {
  expect(numberState(typed)).toBe(state);
});

test.each([
  ["42424", "4242 4"],
  ["4242 4242", "4242 4242"],
  ["424242424242424242", "4242 4242 4242 4242 42"],
  ["4242 x", "4242 x"],
  ["", ""],
])("%j is shown as %j", (typed, shown) => {
  expect(groupDigits(typed)).toBe(shown);
});

test.each([
  ["", "4242", "empty"],
  ["12", "4242", "incomplete"],
  [" 123 ", "4242", "complete"],
  ["1234", "4242", "invalid"],
  ["123", "3782", "incomplete"],
  ["1234", "3782", "complete"],
  ["12a", "", "invalid"],
] as const)("the code %j beside %j is %s", (code, number, state) => {
  expect(cvcState(code, number)).toBe(state);
});

test("the sandbox's numbers have their scenario, every other number is declined", () => {
  expect(testNumbers).toEqual([
    ["4242 4242 4242 4242", "succeeds"],
    ["4000 0025 0000 3155", "authentication"],
    ["4000 0000 0000 9995", "insufficient-funds"],
    ["4000 0000 0000 0002", "declined"],
  ]);
  for (const [number, scenario] of testNumbers) {
    expect(numberState(number), number).toBe("complete");
    expect(scenarioOf(number)).toBe(scenario);
    expect(scenarioOf(number.replaceAll(" ", "-"))).toBe(scenario);
  }
  expect(scenarioOf("378282246310005")).toBe("declined");
});
