import { expect, test } from "vitest";
import { readSandboxAnswer } from "./pay-by-sandbox.ts";

const origin = "http://localhost:3000";
const bank = `${origin}/api/services/sandbox/authenticate?token=x`;

test.each([
  [{ status: "succeeded" }, { kind: "charged" }],
  [
    { status: "requires_action", url: bank },
    { kind: "leaves", address: bank },
  ],
  [
    { status: "failed", code: "card_declined" },
    { kind: "refused", why: "declined" },
  ],
  [
    { status: "failed", code: "insufficient_funds" },
    { kind: "refused", why: "insufficientFunds" },
  ],
  [
    { status: "failed", code: "unknown_payment" },
    { kind: "unsure", why: "changed" },
  ],
  [
    { status: "requires_action", url: "https://bank.example/" },
    { kind: "unsure", why: "silent" },
  ],
  [
    { status: "requires_action", url: "javascript:alert(1)" },
    { kind: "unsure", why: "silent" },
  ],
  [{ status: "requires_action" }, { kind: "unsure", why: "silent" }],
  [{}, { kind: "unsure", why: "silent" }],
  [null, { kind: "unsure", why: "silent" }],
  ["succeeded", { kind: "unsure", why: "silent" }],
])("%j: %j", (body, expected) => {
  expect(readSandboxAnswer(true, body, origin)).toEqual(expected);
});

test("whatever a failed answer says, nobody knows", () => {
  expect(readSandboxAnswer(false, { status: "succeeded" }, origin)).toEqual({
    kind: "unsure",
    why: "silent",
  });
});
