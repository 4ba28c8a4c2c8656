"use server";

import { call } from "#api/call.ts";
import { changeVisitor } from "#api/session/change-visitor.ts";
import { withSession } from "#api/session/with-session.ts";
import { answerForm } from "#forms/answer-form.ts";
import { ok } from "#platform/result.ts";
import { codeFields } from "../forms/account-fields.ts";
import { accountPlace, accountRefusals } from "../forms/account-place.ts";

/** Handles the form of the code that was mailed to a new address. */
export const confirmAddress = async (form: FormData): Promise<void> =>
  answerForm(form, {
    fields: () => codeFields,
    path: accountPlace("code"),
    limit: () => ({ name: "account" }),
    refusals: { ...accountRefusals, code: "codeInvalid" },
    submit: async ({ code }, { locale }) => {
      const user = await withSession(locale, (caller) =>
        call("confirmAddressChange", { body: { code } }, caller),
      );
      if (!user.ok) return user;
      await changeVisitor({ userEmail: user.value.userEmail });
      return ok({});
    },
  });
