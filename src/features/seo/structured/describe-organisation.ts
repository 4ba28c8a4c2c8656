import type { Graph, SearchAction, WithActionConstraints } from "schema-dts";
import { type Absolute, context } from "./schema-context.ts";

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
  },
  absolute: Absolute,
): Graph => {
  const url = absolute(site.home);
  const organisation = absolute(organisationId);
  return {
    "@context": context,
    "@graph": [
      {
        "@type": "Organization",
        "@id": organisation,
        name: site.name,
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
