import type { AccountForm } from "#domain/account-forms.ts";
import { routePath } from "#domain/route-paths.ts";
import type { Locale } from "#platform/locale.ts";

/** The page of an account form. */
export const accountPlace =
  (form: AccountForm) =>
  (locale: Locale): string =>
    routePath("accountForm", locale, { form });

/** Messages that all account forms share. */
export const accountRefusals = {
  unauthorized: "signedOut",
  "not-implemented": "notOffered",
  forbidden: "passwordWrong",
} as const;
