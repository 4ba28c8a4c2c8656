type Absolute = (path: string) => string;
const context = "https://schema.org";

/** Names the organisation that runs the site, on whatever page it is spoken of. */
export const organisationId = "/#organisation";

/**
 * One page of a list of vehicles, of those that can be bought; nothing where there are none. Reserved ones that stand
 * between them on earlier pages take no place: no place lies behind the total.
 */
export const describeList = (name: string, list: ListedPage, absolute: Absolute): object | undefined => {
  const { vehicles, total, page } = list;
  const available = vehicles.filter(({ reserved, bought }) => !reserved && !bought);
  if (available.length === 0) return undefined;
  const before = Math.max(0, Math.min((page.number - 1) * page.size, total - available.length));
  return {
    "@context": context,
    "@type": "ItemList",
    name,
    numberOfItems: total,
    itemListElement: available.map(({ path }, index) => ({
      "@type": "ListItem",
      position: before + index + 1,
      url: absolute(path),
    })),
  };
};

type ListedPage = {
  readonly vehicles: readonly {
    readonly path: string;
    readonly reserved: boolean;
    readonly bought: boolean;
  }[];
  readonly total: number;
  readonly page: { readonly number: number; readonly size: number };
};

/** The way from the root to a page; the last step is the page itself and may do without an address. */
export const describeBreadcrumbs = (
  crumbs: readonly { readonly text: string; readonly href?: string }[],
  absolute: Absolute,
): object => ({
  "@context": context,
  "@type": "BreadcrumbList",
  itemListElement: crumbs.map(({ text, href }, index) => ({
    "@type": "ListItem",
    position: index + 1,
    name: text,
    ...(href !== undefined && { item: absolute(href) }),
  })),
});

/** Questions with their answers; answers may hold simple markup. */
export const describeQuestions = (
  items: readonly { readonly question: string; readonly answer: string }[],
): object => ({
  "@context": context,
  "@type": "FAQPage",
  mainEntity: items.map(({ question, answer }) => ({
    "@type": "Question",
    name: question,
    acceptedAnswer: { "@type": "Answer", text: answer },
  })),
});

const describeSearch = (list: string): object => ({
  "@type": "SearchAction",
  target: { "@type": "EntryPoint", urlTemplate: `${list}?text={search_term_string}` },
  "query-input": "required name=search_term_string",
});

/** Who runs the site, and what the site is called. @param profiles its addresses in social networks */
export const describeOrganisation = (
  site: {
    readonly name: string;
    readonly logo: string;
    readonly home: string;
    readonly profiles: readonly string[];
    /** Path of the list that is searched, where there is one. */
    readonly list?: string;
  },
  absolute: Absolute,
): object => {
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
        logo: absolute(site.logo),
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
