import { expect, test } from "vitest";
import { compareCredits, readBankOffer } from "./bank-comparison.tsx";

test.each([
  ["nothing", { fee: null, months: null, expenses: null }, "empty"],
  [
    "all of it",
    { fee: "250,50", months: "60", expenses: "150" },
    { feeCents: 25_050, months: 60, expensesCents: 15_000 },
  ],
  [
    "no expenses",
    { fee: "250", months: "60", expenses: "" },
    { feeCents: 25_000, months: 60, expensesCents: 0 },
  ],
  ["no term", { fee: "250", months: "", expenses: "" }, undefined],
  ["a term without end", { fee: "250", months: "361", expenses: "" }, undefined],
  ["half a month", { fee: "250", months: "1.5", expenses: "" }, undefined],
  ["words", { fee: "mucho", months: "60", expenses: "" }, undefined],
  ["a gift", { fee: "-1", months: "60", expenses: "" }, undefined],
  ["nothing to pay", { fee: "0", months: "60", expenses: "" }, undefined],
])("of a bank's offer %s is read", (_, typed, offer) => {
  expect(readBankOffer(typed)).toEqual(offer);
});

test("two credits are compared by all that is paid", () => {
  const ours = { mticCents: 1_449_920, capitalCents: 1_000_000 };
  expect(compareCredits(ours, { feeCents: 22_244, months: 60, expensesCents: 10_000 })).toEqual({
    oursCents: 1_449_920,
    theirsCents: 1_344_640,
    ourCostCents: 449_920,
    theirCostCents: 344_640,
  });
});
