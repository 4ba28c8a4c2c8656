import { expect, test, vi } from "vitest";
import type { FormField } from "#forms/form-field.ts";
import { changeDetails } from "./change-details.ts";
import { changePassword } from "./change-password.ts";
import { confirmAddress } from "./confirm-address.ts";
import { deleteAccount } from "./delete-account.ts";
import { requestAddressChange } from "./request-address-change.ts";

const answerForm = vi.hoisted(() => vi.fn());
vi.mock("#forms/answer-form.ts", () => ({ answerForm }));

test.each([
  ["details", changeDetails, []],
  ["address", requestAddressChange, ["password"]],
  ["code", confirmAddress, ["code"]],
  ["password", changePassword, ["password", "newPassword"]],
  ["deletion", deleteAccount, ["password"]],
] as const)("%s has its page and its limit, and shows no secret again", async (form, action, secrets) => {
  const sent = new FormData();
  for (const secret of secrets) sent.set(secret, "");
  await action(sent);
  const rules = answerForm.mock.lastCall?.[1];
  expect(rules.path("pt")).toBe(`/pt/pessoal/conta/${form}/`);
  expect(rules.limit({})).toEqual({ name: "account" });
  const fields: Readonly<Record<string, FormField>> = await rules.fields("es", "");
  expect(Object.keys(fields).filter((name) => fields[name]?.secret)).toEqual(secrets);
  expect(rules.refusals).toMatchObject({ unauthorized: "signedOut", forbidden: "passwordWrong" });
});

test("a first password needs no present one, and a sign-in just now", async () => {
  await changePassword(new FormData());
  const rules = answerForm.mock.lastCall?.[1];
  expect(Object.keys(rules.fields())).toEqual(["newPassword"]);
  expect(rules.refusals).toMatchObject({ forbidden: "signedOut" });
});
