import { InvalidFieldError } from "#backend/errors.ts";
import { isEmailAddress } from "#domain/email-address.ts";
import { type PersonName, splitPersonName } from "#domain/person-name.ts";
import { marketOf } from "#market/markets.ts";
import type { Locale } from "#platform/locale.ts";
import type { PhaseOneBody } from "./phase-one-body.ts";

type CheckedPerson = PersonName & { readonly email: string; readonly phone: string };

/** Longest name that the contract answers. */
const longestName = 200;

/**
 * Whom the dealer expects: the name in its two words and in full, the telephone as the market stores it. Throws
 * InvalidFieldError.
 */
export const checkPerson = (body: PhaseOneBody, locale: Locale): CheckedPerson => {
  const name = splitPersonName(body.fullName ?? `${body.firstName} ${body.lastName}`);
  if (name.fullName.length > longestName)
    throw new InvalidFieldError("lastName", `At most ${longestName} characters in all`);
  const { emailAddress: email } = body;
  if (!isEmailAddress(email)) throw new InvalidFieldError("emailAddress", "No usable e-mail address");
  const phone = marketOf(locale).phone.normalise(body.phoneNumber);
  if (phone === undefined) throw new InvalidFieldError("phoneNumber", "No telephone number of this market");
  return { ...name, email, phone };
};
