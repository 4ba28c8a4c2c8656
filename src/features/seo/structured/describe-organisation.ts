import type { Graph, SearchAction, WithActionConstraints } from "schema-dts";
import { type Dealer, isLocated } from "#api/models/dealer.ts";

type Absolute = (path: string) => string;

/** Names the organisation that runs the site, on whatever page it is spoken of. */
export const organisationId = "/#organisation";

const describeSearch = (list: string): WithActionConstraints<SearchAction> => ({
  "@type": "SearchAction",
  target: { "@type": "EntryPoint", urlTemplate: `${list}?text={search_term_string}` },
  "query-input": "required name=search_term_string",
});

/** Who runs the site, and what the site is called. @param profiles its addresses in social networks */
export const describeOrganisation = (
  site: {
    readonly name: string;
    /** Empty where there is none. */
    readonly logo: string;
    readonly home: string;
    readonly profiles: readonly string[];
    /** Path of the list that is searched, where there is one. */
    readonly list?: string;
    readonly legalName?: string;
    readonly telephone?: string;
    readonly email?: string;
  },
  absolute: Absolute,
): Graph => {
  const { legalName, telephone, email } = site;
  const url = absolute(site.home);
  const organisation = absolute(organisationId);
  return {
    "@context": "https://schema.org",
    "@graph": [
      {
        "@type": "Organization",
        "@id": organisation,
        name: site.name,
        ...(legalName !== undefined && { legalName }),
        ...(telephone !== undefined && { telephone }),
        ...(email !== undefined && { email }),
        url,
        ...(site.logo !== "" && { logo: absolute(site.logo) }),
        sameAs: site.profiles.filter((profile) => /^https?:\/\//.test(profile)),
      },
      {
        "@type": "WebSite",
        "@id": `${url}#website`,
        name: site.name,
        url,
        publisher: { "@id": organisation },
        ...(site.list !== undefined && { potentialAction: describeSearch(absolute(site.list)) }),
      },
    ],
  };
};

const dayNames = ["Monday", "Tuesday", "Wednesday", "Thursday", "Friday", "Saturday", "Sunday"] as const;

/**
 * Dealers for search engines, as parts of the organisation that the home page describes.
 * @param path of the page that speaks of them
 */
export const describeDealers = (dealers: readonly Dealer[], path: string, absolute: Absolute): Graph => ({
  "@context": "https://schema.org",
  "@graph": dealers.map((dealer) => ({
    "@type": "AutoDealer",
    "@id": absolute(`/#dealer-${dealer.dealerCode}`),
    name: dealer.name,
    url: absolute(path),
    ...(dealer.phone !== undefined && { telephone: dealer.phone }),
    parentOrganization: { "@id": absolute(organisationId) },
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
