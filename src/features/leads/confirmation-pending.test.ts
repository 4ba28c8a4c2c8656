import { expect, test } from "vitest";
import { waitsForConfirmation } from "./confirmation-pending.ts";

const customer = { token: "t", tokenAt: 1, sessionId: "s" };

test.each([
  [{ texts: {}, toConfirm: true }, "account", {}, true],
  [{ texts: {} }, "account", {}, false],
  [{ texts: {}, toConfirm: true }, "address", customer, true],
  [{ texts: {} }, "address", customer, false],
  // Without its cookie, or after five minutes.
  [undefined, "account", {}, true],
  [undefined, "account", customer, false],
  [undefined, "address", customer, true],
] as const)("of %j to the %s, by %j, a mail is waited for: %s", (taken, recipient, visitor, waits) => {
  expect(waitsForConfirmation(taken, recipient, visitor)).toBe(waits);
});
