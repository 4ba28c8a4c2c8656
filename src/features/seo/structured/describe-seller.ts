import type { AutoDealer } from "schema-dts";
import type { VehicleDetail } from "#contract/vehicle-detail.ts";

export const describeSeller = (
  { name, address, city, zipCode, image }: VehicleDetail["vehicle"]["dealer"],
  telephone: string | undefined,
  absolute: (path: string) => string,
): AutoDealer => ({
  "@type": "AutoDealer",
  name,
  ...(image !== undefined && { image: absolute(image) }),
  ...(telephone !== undefined && { telephone }),
  address: {
    "@type": "PostalAddress",
    streetAddress: address,
    addressLocality: city,
    postalCode: zipCode,
  },
});
