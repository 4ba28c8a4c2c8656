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

/** Cookies to delete so that no wizard stays on the device, as at logout: others may use it. */
export const forgottenWizards = () =>
  wizardNames.flatMap((wizard) =>
    locales.map((locale) => ({ ...wizardCookie(wizard, locale), value: "", maxAge: 0 })),
  );
