import { expect, test } from "vitest";
import { waitsForConfirmation } from "./waits-for-confirmation.ts";

const customer = { token: "t", tokenAt: 1, sessionId: "s" };

test.each([
  [{ texts: {}, toConfirm: true }, {}, true],
  [{ texts: {} }, {}, false],
  [{ texts: {}, toConfirm: true }, customer, true],
  [{ texts: {} }, customer, false],
  // Without its cookie, or after five minutes.
  [undefined, {}, true],
  [undefined, customer, false],
] as const)("of %j by %j a mail is waited for: %s", (kept, visitor, waits) => {
  expect(waitsForConfirmation(kept, visitor)).toBe(waits);
});
