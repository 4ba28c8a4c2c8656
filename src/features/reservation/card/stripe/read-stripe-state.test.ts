import { expect, test } from "vitest";
import { readStripeState } from "./read-stripe-state.ts";

test.each([
  [{ empty: true, complete: false }, "empty"],
  [{ empty: false, complete: false }, "incomplete"],
  [{ empty: false, complete: true }, "complete"],
  [{ empty: false, complete: false, error: { code: "incomplete_number" } }, "incomplete"],
  [{ empty: false, complete: false, error: { code: "invalid_number" } }, "invalid"],
  [{ empty: false, complete: false, error: { code: "invalid_expiry_year_past" } }, "past"],
  [{ empty: false, complete: false, error: { code: "invalid_expiry_month_past" } }, "past"],
  [{ empty: false, complete: true, error: { code: "invalid_number" } }, "invalid"],
])("%j is %s", (change, state) => {
  expect(readStripeState(change)).toBe(state);
});
