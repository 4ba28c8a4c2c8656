import { expect, test } from "vitest";
import { refundStateOf } from "./refund-state.ts";

const made = (status: string | null, amount = 300) => ({ status, amount });

test.each([
  [[], { kind: "due", failures: 0 }],
  [[made("succeeded")], { kind: "done" }],
  [[made("succeeded", 100), made("succeeded", 200)], { kind: "done" }],
  [[made("succeeded", 299)], { kind: "due", failures: 0 }],
  [[made("pending")], { kind: "under-way" }],
  [[made("requires_action")], { kind: "under-way" }],
  [[made(null)], { kind: "under-way" }],
  [[made("succeeded", 100), made("pending", 200)], { kind: "under-way" }],
  [[made("failed"), made("canceled")], { kind: "due", failures: 2 }],
  [[made("failed"), made("pending")], { kind: "under-way" }],
  [[made("failed"), made("succeeded")], { kind: "done" }],
])("of 300 cents, %j", (refunds, state) => {
  expect(refundStateOf(300, refunds)).toEqual(state);
});
