import { phoneText } from "#domain/phone-text.ts";
import { marketOf } from "#market/markets.ts";
import { fill } from "#platform/fill.ts";
import { knownContact } from "#platform/known-contact.ts";
import type { Locale } from "#platform/locale.ts";
import { wordsOf } from "#platform/wording.ts";
import { type FieldError, isFieldErrorKey } from "./field-error.ts";

/**
 * Errors as messages, with the market's formats of phone numbers and postal codes and the site's phone
 * number. Keys may come from another build.
 */
export const fieldErrorWords = (locale: Locale, { key, values }: FieldError): string => {
  const { fieldErrors, callUs, callUsAt } = wordsOf(locale, "forms");
  const { phone, postalCode } = marketOf(locale);
  const number = knownContact(locale)?.href.replace("tel:", "");
  const known: FieldError["values"] = {
    phoneExample: phone.example,
    zipExample: postalCode.example,
    callUs: number === undefined ? callUs : fill(callUsAt, { phone: phoneText(number) }),
    ...values,
  };
  return fill(fieldErrors[isFieldErrorKey(key, fieldErrors) ? key : "refused"], (name) => known[name] ?? "");
};
