import { marketOf } from "#market/markets.ts";
import type { Locale } from "#platform/locale.ts";

type Stored = {
  readonly address?: string | undefined;
  readonly zipCode?: string | undefined;
  readonly city?: string | undefined;
};

/** An address in the fields of the contract, a Portuguese postal code in its two; a part that is not kept is a dash. */
export const wireAddress = ({ address = "-", zipCode = "-", city = "-" }: Stored, locale: Locale) => ({
  address,
  city,
  ...(marketOf(locale).postalCode.parts(zipCode) ?? { zipCode }),
});
