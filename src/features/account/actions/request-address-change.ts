"use server";

import { call } from "#api/call.ts";
import { withSession } from "#api/session/with-session.ts";
import { answerForm } from "#forms/answer-form.ts";
import { ok } from "#platform/result.ts";
import { addressFields } from "../forms/account-fields.ts";
import { accountPlace, accountRefusals } from "../forms/account-place.ts";

/** Handles the form of a new address: a code is mailed there, and the page then asks for it. */
export const requestAddressChange = async (form: FormData): Promise<void> =>
  answerForm(form, {
    fields: () => addressFields,
    path: accountPlace("address"),
    limit: () => ({ name: "account" }),
    fieldsOf: { userEmail: "email" },
    refusals: { ...accountRefusals, email: "emailSame" },
    submit: async ({ email, password }, { locale }) => {
      const body = { userEmail: email, password };
      const requested = await withSession(locale, (caller) => call("requestAddressChange", { body }, caller));
      return requested.ok ? ok({}) : requested;
    },
  });
