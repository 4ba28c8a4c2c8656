import type { ReactNode } from "react";
import type { SearchResult } from "#contract/search.ts";
import type { SearchNotice, SearchQuery } from "#domain/search-query.ts";
import { marketOf } from "#market/markets.ts";
import { getCurrentLocale, getScopedI18n } from "#platform/i18n.ts";
import { Icon } from "#ui/icon/icon.tsx";
import { Notice } from "#ui/notice/notice.tsx";
import { Pagination } from "#ui/pagination/pagination.tsx";
import { VisuallyHidden } from "#ui/visually-hidden/visually-hidden.tsx";
import { AppliedFilterChips } from "../applied-filters/applied-filter-chips.tsx";
import { appliedFilters } from "../applied-filters/applied-filters.ts";
import { FilterForm } from "../filter-form/filter-form.tsx";
import { listAddress, type Preset } from "../list-address.ts";
import { NoResults } from "../no-results/no-results.tsx";
import { SortForm } from "../sort-form/sort-form.tsx";
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
  /** Path of the list, without query. */
  readonly path: string;
  readonly notices?: readonly SearchNotice[];
  /** The vehicles, one list item each. */
  readonly children: ReactNode;
  /** What stands between heading and list. */
  readonly intro?: ReactNode;
};

/** A list of vehicles with its heading, filters, order and pages. */
export async function SearchResults(props: SearchResultsProps) {
  const { heading, level, id, result, query, preset, path, notices = [], children, intro } = props;
  const t = await getScopedI18n("search");
  const { number } = marketOf(await getCurrentLocale()).formats;
  const { page } = result;
  const total = `${number(result.total)} ${t("vehicles", { count: result.total })}`;
  const textOf = (notice: SearchNotice) => {
    if (notice.kind === "unknown-words") return t("unknownWords", { words: notice.words.join(" ") });
    const filter = t(`filter.${notice.filter}`).toLowerCase();
    return notice.kind === "swapped"
      ? t("rangeSwapped", { filter })
      : t("unknownValue", { filter, value: notice.value });
  };
  const chosen = appliedFilters(query, result.facets).length;
  const Heading = `h${level}` as const;
  const formId = `${id}-filters`;
  return (
    <div className={styles.search}>
      <header className={styles.heading}>
        <Heading>{heading}</Heading>
        {intro}
      </header>
      <FilterForm id={formId} result={result} query={query} preset={preset} path={path} />
      <section className={styles.results} aria-labelledby={`${id}-results`}>
        <h2 id={`${id}-results`}>
          <VisuallyHidden>{t("results")}</VisuallyHidden>
        </h2>
        <div className={styles.toolbar}>
          <p>
            <strong>{total}</strong>
            {page.count > 1 && `, ${t("pageOf", { page: page.number, pages: number(page.count) })}`}
          </p>
          <button type="button" popoverTarget={formId}>
            <Icon name="filter" size={20} />
            {t("openFilters")}
            {chosen > 0 && <b>{chosen}</b>}
          </button>
          <SortForm query={query} path={path} />
        </div>
        <AppliedFilterChips query={query} facets={result.facets} path={path} />
        {notices.map((notice) => (
          <Notice key={JSON.stringify(notice)} type="info">
            {textOf(notice)}
          </Notice>
        ))}
        {result.vehicles.length > 0 ? (
          <ul className={styles.cards}>{children}</ul>
        ) : (
          <NoResults
            query={query}
            path={path}
            beyond={result.total > 0 ? { total: number(result.total), pages: page.count } : undefined}
          />
        )}
        <Pagination
          current={page.number}
          count={page.count}
          hrefFor={(number) => listAddress(path, { ...query, page: number })}
          words={{ label: t("pages"), page: t("page"), previous: t("previous"), next: t("next") }}
        />
      </section>
    </div>
  );
}
