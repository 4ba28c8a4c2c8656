"use server";

import { cookies } from "next/headers";
import { call } from "#api/call.ts";
import { changeVisitor } from "#api/session/change-visitor.ts";
import { withSession } from "#api/session/with-session.ts";
import { routePath } from "#domain/route-paths.ts";
import { answerForm } from "#forms/answer-form.ts";
import { flashCookie } from "#platform/flash.ts";
import { ok } from "#platform/result.ts";
import { forgottenWizards } from "#wizard/wizard-cookie.ts";
import { deletionFields } from "../forms/account-fields.ts";
import { accountPlace, accountRefusals } from "../forms/account-place.ts";

/**
 * Handles the form that deletes an account. Redirects to the login, which confirms it: no personal page is
 * left.
 */
export const deleteAccount = async (form: FormData): Promise<void> =>
  answerForm(form, {
    fields: () => deletionFields,
    path: accountPlace("deletion"),
    leadsTo: (locale) => routePath("login", locale),
    limit: () => ({ name: "account" }),
    fieldsOf: { userEmail: "email" },
    refusals: { ...accountRefusals, email: "emailOther", conflict: "accountHeld" },
    submit: async ({ email, password }, { locale }) => {
      const body = { userEmail: email, password };
      const deleted = await withSession(locale, (caller) => call("deleteAccount", { body }, caller));
      if (!deleted.ok) return deleted;
      await changeVisitor(undefined);
      for (const cookie of [flashCookie("account-deleted"), ...forgottenWizards()])
        (await cookies()).set(cookie);
      return ok({});
    },
  });
