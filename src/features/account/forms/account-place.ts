import type { AccountForm } from "#domain/account-forms.ts";
import { routePath } from "#domain/route-paths.ts";
import type { Locale } from "#platform/locale.ts";

/** The page of a form of the account. */
export const accountPlace =
  (form: AccountForm) =>
  (locale: Locale): string =>
    routePath("accountForm", locale, { form });

/** What all of them say where they cannot be done. */
export const accountRefusals = {
  unauthorized: "signedOut",
  "not-implemented": "notOffered",
  forbidden: "passwordWrong",
} as const;
