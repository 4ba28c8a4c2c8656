import type { AutoDealer } from "schema-dts";
import type { Vehicle } from "#api/models/vehicle.ts";
import { type Country, countries } from "#market/countries.ts";
import { marketOfCountry } from "#market/markets.ts";

/** Spanish postal codes have five digits, Portuguese ones seven; undefined for what is neither. */
const countryAt = (zipCode: string): Country | undefined =>
  countries.find((country) => marketOfCountry(country).postalCode.isValid(zipCode));

/** The dealer that sells a vehicle, for search engines; undefined where it has no name. @param absolute makes a path of the site a whole address */
export const describeSeller = (
  { name, address, city, zipCode, image }: Vehicle["vehicle"]["dealer"],
  telephone: string | undefined,
  absolute: (path: string) => string,
): AutoDealer | undefined => {
  if (name === undefined) return undefined;
  const country = zipCode === undefined ? undefined : countryAt(zipCode);
  return {
    "@type": "AutoDealer",
    name,
    ...(image !== undefined && { image: absolute(image) }),
    ...(telephone !== undefined && { telephone }),
    address: {
      "@type": "PostalAddress",
      ...(address !== undefined && { streetAddress: address }),
      ...(city !== undefined && { addressLocality: city }),
      ...(zipCode !== undefined && { postalCode: zipCode }),
      ...(country !== undefined && { addressCountry: country }),
    },
  };
};
