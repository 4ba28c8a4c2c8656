/** The cookie that holds a visitor's answer about cookies. Scripts read it, so it is not HttpOnly. */
export const consentCookie = "volante-consent";

export const consentChoices = ["all", "necessary"] as const;

/** `all`: measuring, campaign and recently viewed vehicles too; `necessary`: only what the site needs to work. */
export type ConsentChoice = (typeof consentChoices)[number];

/** A year, then the question is put again; the Spanish authority allows 24 months at most. */
export const consentSeconds = 365 * 24 * 60 * 60;

/** The storage key of recently viewed vehicles, with the visitor's consent: VINs, latest first, separated by blanks. */
export const recentStorageKey = "volante-recent";

export const isConsentChoice = (value: unknown): value is ConsentChoice =>
  consentChoices.some((choice) => choice === value);

/**
 * The answer in a list of cookies as `document.cookie` or the Cookie header hold it; undefined when there is none, or
 * none that can be read: then nothing is allowed.
 */
export const readConsent = (cookies: string | null): ConsentChoice | undefined => {
  const answer = new RegExp(`(?:^|;)\\s*${consentCookie}=(${consentChoices.join("|")})\\s*(?:;|$)`);
  return answer.exec(cookies ?? "")?.[1] as ConsentChoice | undefined;
};
