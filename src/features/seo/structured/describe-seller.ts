import type { AutoDealer } from "schema-dts";
import type { VehicleDetail } from "#contract/vehicle-detail.ts";
import { type Country, countries } from "#market/countries.ts";
import { marketOfCountry } from "#market/markets.ts";

/** Spanish postal codes have five digits, Portuguese ones seven; undefined for what is neither. */
const countryAt = (zipCode: string): Country | undefined =>
  countries.find((country) => marketOfCountry(country).postalCode.isValid(zipCode));

/** The dealer that sells a vehicle, for search engines. @param absolute makes a path of the site a whole address */
export const describeSeller = (
  { name, address, city, zipCode, image }: VehicleDetail["vehicle"]["dealer"],
  telephone: string | undefined,
  absolute: (path: string) => string,
): AutoDealer => {
  const country = countryAt(zipCode);
  return {
    "@type": "AutoDealer",
    name,
    ...(image !== undefined && { image: absolute(image) }),
    ...(telephone !== undefined && { telephone }),
    address: {
      "@type": "PostalAddress",
      streetAddress: address,
      addressLocality: city,
      postalCode: zipCode,
      ...(country !== undefined && { addressCountry: country }),
    },
  };
};
