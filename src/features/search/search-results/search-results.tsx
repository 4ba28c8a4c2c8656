import type { ReactNode } from "react";
import type { SearchResult } from "#api/models/search.ts";
import { writeSearchAddress } from "#domain/addressed-search.ts";
import type { SearchNotice, SearchQuery } from "#domain/search-query.ts";
import { rangeFilters } from "#domain/search-query-keys.ts";
import { serialiseSearchQuery } from "#domain/serialise-search-query.ts";
import { trackingCodes } from "#domain/tracking-codes.ts";
import type { VehicleKind } from "#domain/vehicle-types.ts";
import { marketOf } from "#market/markets.ts";
import { placeIn } from "#market/portuguese-articles.ts";
import { getCurrentLocale, getScopedI18n } from "#platform/i18n.ts";
import { Icon } from "#ui/icon/icon.tsx";
import { Notice } from "#ui/notice/notice.tsx";
import { Pagination } from "#ui/pagination/pagination.tsx";
import { VisuallyHidden } from "#ui/visually-hidden/visually-hidden.tsx";
import { AppliedFilterChips } from "../applied-filters/applied-filter-chips.tsx";
import { appliedFilters } from "../applied-filters/applied-filters.ts";
import { FilterForm } from "../filter-form/filter-form.tsx";
import { beyondPreset, listAddress, type Preset, withPreset } from "../list-address.ts";
import type { ListState } from "../list-in-place/list-state.ts";
import { BeyondResults, NoResults } from "../no-results/no-results.tsx";
import { SaveListLinks } from "../save-list/save-list-links.tsx";
import { SortForm } from "../sort-form/sort-form.tsx";
import { TextSearch } from "../text-search/text-search.tsx";
import { availableText, reservedText, totalText } from "../total-text.ts";
import { resultsId } from "./results-id.ts";
import styles from "./search-results.module.css";

export type SearchResultsProps = {
  readonly heading: string;
  /** Level of the heading: 1 where the list is what the page is about. */
  readonly level: 1 | 2;
  /** Stem for ids; unique on the page. */
  readonly id: string;
  readonly result: SearchResult;
  readonly query: SearchQuery;
  readonly preset: Preset;
  /** Path of the list without this page's own filters, from which the pipeline finds the page of any filters. */
  readonly whole?: string;
  readonly kind?: VehicleKind;
  /** Codes of the dealers whose vehicles the page is about; all when absent. */
  readonly dealers?: readonly string[];
  /** Path of the list, without query. */
  readonly path: string;
  readonly notices?: readonly SearchNotice[];
  /** Whether it is described to search engines, in microdata, as the list of the items that stand in `children`. */
  readonly isItemList: boolean;
  /** The vehicles, one list item each. */
  readonly children: ReactNode;
  /** Where the page's vehicles stand, and the same search of all places; its total where this one finds next to nothing. */
  readonly stand?:
    | { readonly where: string; readonly href: string; readonly total?: number | undefined }
    | undefined;
  /** Vehicles that nearly match, one list item each. */
  readonly nearest?: ReactNode;
  /** What stands between heading and list. */
  readonly intro?: ReactNode;
  /** Ways into the list, above its results. */
  readonly quick?: ReactNode;
  /** What there is to read once the vehicles have been seen. */
  readonly more?: ReactNode;
};

/** A list of vehicles with its heading, filters, order and pages. */
export const SearchResults = async (props: SearchResultsProps) => {
  const {
    heading,
    level,
    id,
    result,
    preset,
    whole,
    kind,
    dealers,
    path,
    notices = [],
    isItemList,
    stand,
    nearest,
    children,
    intro,
    quick,
    more,
  } = props;
  const query = beyondPreset(props.query, preset);
  // Where the page's own filters can be taken off, they are filters like the visitor's.
  const all = whole ? { query: withPreset(query, preset), preset: {}, path: whole } : { query, preset, path };
  const t = await getScopedI18n("search");
  const locale = await getCurrentLocale();
  const { formats, postalCode } = marketOf(locale);
  const { number } = formats;
  const { page } = result;
  const total = totalText(locale, result);
  const elsewhere = stand?.total === undefined ? undefined : { href: stand.href, total: stand.total };
  const wayOut = { query, path, facets: result.facets, relaxations: result.relaxations, elsewhere };
  const textOf = (notice: Exclude<SearchNotice, { kind: "opened" }>) => {
    if (notice.kind === "unknown-words") return t("unknownWords", { words: notice.words.join(" ") });
    if (notice.kind === "unread") {
      if (notice.key === "place")
        return t("unreadPlace", { value: notice.text, example: postalCode.example });
      const range = rangeFilters.find((name) => notice.key.startsWith(name)) ?? "price";
      const example = range === "year" ? String(new Date().getFullYear() - 5) : number(12_000);
      return t("unreadLimit", { value: notice.text, filter: t(`filter.${range}`).toLowerCase(), example });
    }
    const filter = t(`filter.${notice.filter}`).toLowerCase();
    return notice.kind === "swapped"
      ? t("rangeSwapped", { filter })
      : t("unknownValue", { filter, value: notice.value });
  };
  const isBeyond = page.number > Math.max(page.count, 1);
  const place =
    page.count > 1 && !isBeyond ? `, ${t("pageOf", { page: page.number, pages: number(page.count) })}` : "";
  const chosen = appliedFilters(all.query, result.facets).length;
  const Heading = `h${level}` as const;
  const formId = `${id}-filters`;
  const outcome = total + place;
  const keepLinks = (
    <SaveListLinks
      list={{
        kind,
        dealers,
        query: withPreset(query, preset),
        path: listAddress(path, { ...query, page: 1 }),
      }}
    />
  );
  const facts: ListState = {
    path: all.path,
    address: [path, writeSearchAddress({ query, notices })].filter(Boolean).join("?"),
    query: serialiseSearchQuery(all.query),
    offset: (page.number - 1) * page.size,
    total: result.total,
    outcome,
  };
  const itemList = isItemList && { itemScope: true, itemType: "https://schema.org/ItemList" };
  return (
    <div
      className={styles.search}
      data-list={JSON.stringify(facts)}
      data-page-event={facts.query === "" ? undefined : trackingCodes.search}
      {...itemList}
    >
      {isItemList && <meta itemProp="numberOfItems" content={String(result.total)} />}
      <header className={styles.heading}>
        <Heading itemProp={isItemList ? "name" : undefined}>{heading}</Heading>
        {intro}
      </header>
      <div className={styles.filters}>
        <FilterForm id={formId} result={result} notices={notices} kind={kind} {...all} />
      </div>
      <section className={styles.results} aria-label={t("results")} data-results="">
        <h2 id={resultsId(id)} tabIndex={-1}>
          <VisuallyHidden>
            {t("results")}: {outcome}
          </VisuallyHidden>
        </h2>
        <p hidden data-offline="" className={styles.offline}>
          {t("offline")}
        </p>
        <TextSearch path={path} query={query} kind={kind} example={result.example} />
        {quick}
        <div className={styles.toolbar}>
          <p>
            <strong>{availableText(locale, result.total)}</strong>
            {reservedText(locale, result.reserved)}
            {page.number > 1 && place}
          </p>
          {result.total > 0 && keepLinks}
          <button type="button" popoverTarget={formId}>
            <Icon name="filter" size={20} />
            {t("openFilters")}
            {chosen > 0 && <b>{chosen}</b>}
          </button>
          <SortForm query={query} path={path} result={result} />
        </div>
        <AppliedFilterChips
          query={all.query}
          facets={result.facets}
          path={all.path}
          town={result.from}
          stand={stand}
        />
        {query.place !== undefined && result.from === undefined && (
          <Notice type="warning">{t("unknownPlace", { place: query.place })}</Notice>
        )}
        {notices.map(
          (notice) =>
            notice.kind !== "opened" && (
              <Notice key={JSON.stringify(notice)} type="info">
                {textOf(notice)}
              </Notice>
            ),
        )}
        {result.total === 0 && <NoResults {...wayOut} reserved={result.reserved} alert={keepLinks} />}
        {result.vehicles.length > 0 && <ul className={styles.cards}>{children}</ul>}
        {nearest && (
          <>
            <h2>{t("nearest")}</h2>
            <ul className={styles.cards}>{nearest}</ul>
          </>
        )}
        {result.from !== undefined && (
          <p className={styles.note}>{t("measuredFrom", { town: placeIn(locale, result.from) })}</p>
        )}
        {isBeyond && page.count > 0 && (
          <BeyondResults query={query} path={path} total={total} pages={page.count} />
        )}
        <VisuallyHidden>
          <span role="status" data-outcome="" />
        </VisuallyHidden>
        <Pagination
          current={page.number}
          count={page.count}
          hrefFor={(number) => listAddress(path, { ...query, page: number })}
          words={{ label: t("pages"), page: t("page"), previous: t("previous"), next: t("next") }}
        />
        {more && <div className={styles.more}>{more}</div>}
      </section>
    </div>
  );
};
