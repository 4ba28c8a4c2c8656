"use server";

import { call } from "#api/call.ts";
import { withSession } from "#api/session/with-session.ts";
import { answerForm } from "#forms/answer-form.ts";
import { ok } from "#platform/result.ts";
import { firstPasswordFields, passwordFields } from "../forms/account-fields.ts";
import { accountPlace, accountRefusals } from "../forms/account-place.ts";

/** Handles the form of a new password. */
export const changePassword = async (form: FormData): Promise<void> =>
  answerForm(form, {
    fields: () => (form.has("password") ? passwordFields : firstPasswordFields),
    path: accountPlace("password"),
    limit: () => ({ name: "account" }),
    refusals: {
      ...accountRefusals,
      ...(!form.has("password") && { forbidden: "signedOut" }),
      newPassword: "newPasswordWeak",
    },
    submit: async (body, { locale }) => {
      const changed = await withSession(locale, (caller) => call("changePassword", { body }, caller));
      return changed.ok ? ok({}) : changed;
    },
  });
