import { consentCookie } from "#domain/consent.ts";

/** The cookie of a visitor who has answered about cookies. */
export const answeredConsent = (answer: "necessary" | "all", domain: string) =>
  ({
    name: consentCookie,
    value: answer,
    domain,
    path: "/",
    expires: -1,
    httpOnly: false,
    secure: false,
    sameSite: "Lax",
  }) as const;
