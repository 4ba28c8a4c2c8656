import { type WizardName, wizardNames, wizardPath } from "#domain/wizard-address.ts";
import { isSecureSite } from "#platform/env.ts";
import { defaultLocale, type Locale, locales } from "#platform/locale.ts";
import { sealedCookieOptions } from "#platform/sealed-cookie.ts";

/** The cookie of a wizard, one for each language, sent to its pages alone. */
export const wizardCookie = (wizard: WizardName, locale: Locale) => ({
  ...sealedCookieOptions(),
  name: `${isSecureSite() ? "__Secure-" : ""}volante-${wizard}${locale === defaultLocale ? "" : `-${locale}`}`,
  path: wizardPath(wizard, locale),
});

/** The cookie of a car that a visitor without an account had valued for a reservation, sent to its steps alone. */
export const valuedCarCookie = (locale: Locale) => {
  const reserve = wizardCookie("reserve", locale);
  return { ...reserve, name: `${reserve.name}-car` };
};

/** Cookies to delete so that no wizard stays on the device, as at logout: others may use it. */
export const forgottenWizards = () =>
  locales
    .flatMap((locale) => [
      ...wizardNames.map((wizard) => wizardCookie(wizard, locale)),
      valuedCarCookie(locale),
    ])
    .map((cookie) => ({ ...cookie, value: "", maxAge: 0 }));
