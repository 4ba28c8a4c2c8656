import { call } from "#api/call.ts";
import { readCaller } from "#api/session/read-visitor.ts";
import { getScopedI18n } from "#platform/i18n.ts";
import type { Locale } from "#platform/locale.ts";
import { ButtonLink } from "#ui/button/button-link.tsx";
import { AccountFormPage } from "./account-form-page.tsx";
import { accountPlace } from "./account-place.ts";

/** Whether the customer has a password; one whose account was opened by a mailed code has none. */
export const hasPassword = async (locale: Locale): Promise<boolean> => {
  const who = await call("me", {}, await readCaller(locale));
  return !who.ok || who.value.hasPassword !== false;
};

type FirstPasswordProps = { readonly locale: Locale; readonly title: string };

/** In the place of a form that is confirmed by a password: that there is none yet, and the way to one. */
export const FirstPassword = async ({ locale, title }: FirstPasswordProps) => {
  const t = await getScopedI18n("account");
  return (
    <AccountFormPage locale={locale} title={title} intro={t("passwordNeeded")}>
      <p>
        <ButtonLink href={accountPlace("password")(locale)}>{t("firstPasswordTitle")}</ButtonLink>
      </p>
    </AccountFormPage>
  );
};
