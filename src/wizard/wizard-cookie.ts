import { type WizardName, wizardNames, wizardPath } from "#domain/wizard-address.ts";
import { isSecureSite } from "#platform/env.ts";
import { defaultLocale, type Locale, locales } from "#platform/locale.ts";
import { sealedCookieOptions } from "#platform/sealed-cookie.ts";

/** Where a wizard is kept: a cookie for each language, which goes to its pages alone. */
export const wizardCookie = (wizard: WizardName, locale: Locale) => ({
  ...sealedCookieOptions(),
  name: `${isSecureSite() ? "__Secure-" : ""}volante-${wizard}${locale === defaultLocale ? "" : `-${locale}`}`,
  path: wizardPath(wizard, locale),
});

/** What takes every wizard from a device, as when somebody logs out there: others may use it. */
export const forgottenWizards = () =>
  wizardNames.flatMap((wizard) =>
    locales.map((locale) => ({ ...wizardCookie(wizard, locale), value: "", maxAge: 0 })),
  );
