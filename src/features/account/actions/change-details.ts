"use server";

import { call } from "#api/call.ts";
import { changeVisitor } from "#api/session/change-visitor.ts";
import { withSession } from "#api/session/with-session.ts";
import { answerForm } from "#forms/answer-form.ts";
import { ok } from "#platform/result.ts";
import { detailsFields } from "../forms/account-fields.ts";
import { accountPlace, accountRefusals } from "../forms/account-place.ts";

/** Handles the form of a customer's name and phone number. */
export const changeDetails = async (form: FormData): Promise<void> =>
  answerForm(form, {
    fields: detailsFields,
    path: accountPlace("details"),
    limit: () => ({ name: "account" }),
    fieldsOf: { phoneNumber: "phone" },
    refusals: { ...accountRefusals, phone: "phoneInvalid" },
    submit: async ({ name, phone = "" }, { locale }) => {
      const body = { name, phoneNumber: phone };
      const user = await withSession(locale, (caller) => call("changeAccount", { body }, caller));
      if (!user.ok) return user;
      await changeVisitor({ name: user.value.name, phoneNumber: user.value.phoneNumber });
      return ok({});
    },
  });
