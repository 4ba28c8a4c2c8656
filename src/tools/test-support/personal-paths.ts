import type { AccountForm } from "#domain/account-forms.ts";
import { routePath } from "#domain/route-paths.ts";
import type { Locale } from "#platform/locale.ts";

/** The address of a page of the personal area. */
export const personalPath = (
  route: "savedSearches" | "notifications" | "account" | "tradeIns" | "reservations",
  locale: Locale,
): string => routePath(route, locale);

/** The address of a form of the account. */
export const accountFormPath = (form: AccountForm, locale: Locale): string =>
  routePath("accountForm", locale, { form });
