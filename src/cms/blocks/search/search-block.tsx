import type { SearchResult } from "#api/models/search.ts";
import type { SearchData } from "#contract/blocks/search.ts";
import { homePath } from "#domain/routes.ts";
import { paysMonthly, type SearchNotice, type SearchQuery } from "#domain/search-query.ts";
import { withPreset } from "#features/search/list-address.ts";
import { missedText } from "#features/search/no-results/missed-text.ts";
import { QuickFilters } from "#features/search/quick-filters/quick-filters.tsx";
import { SearchResults } from "#features/search/search-results/search-results.tsx";
import { wordsOfList } from "#features/search/search-words/words-of-list.ts";
import { ListItem, listPlaces } from "#features/seo/structured/list-item.tsx";
import { BreadcrumbsData } from "#features/seo/structured/structured-data.tsx";
import { getScopedI18n } from "#platform/i18n.ts";
import type { Locale } from "#platform/locale.ts";
import { gridSizes, vehicleCards } from "../vehicle-cards.tsx";

const mostMisses = 6;

export type SearchBlockProps = {
  readonly data: SearchData;
  readonly result: SearchResult;
  /** Path of the list without this page's own filters. */
  readonly whole?: string;
  /** The same search of all places, of a page about one; what it finds where this one finds next to nothing. */
  readonly elsewhere?: { readonly href: string; readonly result?: SearchResult | undefined } | undefined;
  readonly query: SearchQuery;
  readonly notices?: readonly SearchNotice[];
  readonly locale: Locale;
  /** Path of the page, without query. */
  readonly path: string;
  readonly blockId: string;
  /** Position on the page: the first block has the page's heading and its first pictures. */
  readonly index: number;
};

/** The matching vehicles, with filters, sorting and pagination. */
export const SearchBlock = async ({
  data,
  result,
  whole,
  elsewhere,
  query,
  notices,
  locale,
  path,
  blockId,
  index,
}: SearchBlockProps) => {
  const cards = await vehicleCards(result.vehicles, {
    sizes: gridSizes,
    eager: index === 0 ? 1 : 0,
    view: {
      monthly: paysMonthly(withPreset(query, data.filters)),
      deposit: query.deposit,
      place: query.place && (result.from ?? query.place),
    },
  });
  const textOf = await missedText();
  const misses = [
    ...(elsewhere?.result?.vehicles ?? []).map((card) => ({ ...card, missed: { filter: "place" as const } })),
    ...result.nearest,
  ].filter(({ vin }) => !result.vehicles.some((found) => found.vin === vin));
  const nearest = await vehicleCards(
    misses.slice(0, mostMisses).map((miss) => ({ ...miss, reason: textOf(miss) })),
    { sizes: gridSizes, eager: 0 },
  );
  const places = listPlaces(result);
  const t = await getScopedI18n("frame");
  const words = wordsOfList(data, { query, result, locale });
  const heading = words?.heading ?? data.heading;
  const [opening, ...more] = words ? [words.introduction] : (data.intro ?? []);
  const start = { text: t("start"), href: homePath(locale) };
  const crumbs = words
    ? [start, { text: data.heading, href: path }, { text: heading }]
    : [start, { text: heading }];
  return (
    <>
      {index === 0 && <BreadcrumbsData crumbs={crumbs} />}
      <SearchResults
        id={blockId}
        heading={heading}
        level={index === 0 ? 1 : 2}
        intro={opening && <p>{opening}</p>}
        more={more.length > 0 && more.map((text) => <p key={text}>{text}</p>)}
        result={result}
        query={query}
        preset={data.filters}
        whole={whole}
        stand={
          elsewhere && data.where
            ? { where: data.where, href: elsewhere.href, total: elsewhere.result?.total }
            : undefined
        }
        nearest={nearest.length > 0 && nearest.map((card) => <li key={card.key}>{card}</li>)}
        kind={data.kind}
        dealers={data.dealers}
        notices={notices}
        path={path}
        isItemList={places.some((place) => place !== undefined)}
        quick={
          <QuickFilters
            filters={data.quickFilters ?? []}
            counts={result.counts}
            sort={query.sort}
            path={path}
          />
        }
      >
        {cards.map((card, index) => (
          <ListItem key={card.key} place={places[index]}>
            {card}
          </ListItem>
        ))}
      </SearchResults>
    </>
  );
};
