import { marketOf } from "#market/markets.ts";
import type { Locale } from "#platform/locale.ts";

type Address = { readonly address: string; readonly zipCode: string; readonly city: string };

/**
 * An address that was typed in one line, `Calle Mayor 1, 28013 Madrid`, by its postal code, the last that the line holds. Undefined where it
 * holds none, or nothing around it. Pure.
 */
export const splitAddress = (line: string, locale: Locale): Address | undefined => {
  const { normalise } = marketOf(locale).postalCode;
  const found = [...line.matchAll(/\b\d{4}[ -]?\d{1,3}\b/g)].findLast(
    ([text]) => normalise(text) !== undefined,
  );
  if (!found) return undefined;
  const [text] = found;
  const trim = (part: string) => part.replace(/^[\s,.;-]+|[\s,;-]+$/g, "");
  const address = trim(line.slice(0, found.index));
  const city = trim(line.slice(found.index + text.length));
  return address === "" || city === "" ? undefined : { address, zipCode: text, city };
};

/** The form with the address in its three fields, where the first holds all of it and the town was left empty. */
export const withWholeAddress = (form: FormData, locale: Locale): FormData => {
  if (String(form.get("city") ?? "").trim() !== "") return form;
  for (const [name, value] of Object.entries(splitAddress(String(form.get("address") ?? ""), locale) ?? {}))
    form.set(name, value);
  return form;
};
