import type { Graph } from "schema-dts";
import { type Dealer, isLocated } from "#api/models/dealer.ts";

const dayNames = ["Monday", "Tuesday", "Wednesday", "Thursday", "Friday", "Saturday", "Sunday"] as const;

/**
 * Dealers for search engines, as parts of the organisation that the home page describes.
 * @param path of the page that speaks of them
 */
export const describeDealers = (
  dealers: readonly Dealer[],
  path: string,
  absolute: (path: string) => string,
): Graph => ({
  "@context": "https://schema.org",
  "@graph": dealers.map((dealer) => ({
    "@type": "AutoDealer",
    "@id": absolute(`/#dealer-${dealer.dealerCode}`),
    name: dealer.name,
    url: absolute(path),
    ...(dealer.phone !== undefined && { telephone: dealer.phone }),
    parentOrganization: { "@id": absolute("/#organisation") },
    address: {
      "@type": "PostalAddress",
      ...(dealer.address !== undefined && { streetAddress: dealer.address }),
      ...(dealer.zipCode !== undefined && { postalCode: dealer.zipCode }),
      addressLocality: dealer.municipality,
      ...(dealer.country !== undefined && { addressCountry: dealer.country }),
    },
    ...(isLocated(dealer) && {
      geo: { "@type": "GeoCoordinates" as const, latitude: dealer.latitude, longitude: dealer.longitude },
    }),
    openingHoursSpecification: dealer.openingHours.map(({ days, opens, closes }) => ({
      "@type": "OpeningHoursSpecification",
      dayOfWeek: days.flatMap((day) => dayNames[day - 1] ?? []),
      opens,
      closes,
    })),
  })),
});
