import type { SearchData } from "#contract/blocks/search.ts";
import { parseSearchQuery } from "#domain/parse-search-query.ts";
import type { Sort } from "#domain/search-query-keys.ts";
import { marketOf } from "#market/markets.ts";
import { getCurrentLocale, getScopedI18n } from "#platform/i18n.ts";
import { FilterTagLink } from "#ui/filter-tag/filter-tag-link.tsx";
import { listAddress } from "../list-address.ts";
import styles from "./quick-filters.module.css";

type QuickFiltersProps = {
  readonly filters: NonNullable<SearchData["quickFilters"]>;
  /** How many vehicles each finds, in their order; a service that does not count them offers none. */
  readonly counts: readonly number[] | undefined;
  readonly sort: Sort;
  readonly path: string;
};

/** What buyers of the list often look for, each with what it finds; what finds nothing is left out. */
export const QuickFilters = async ({ filters, counts = [], sort, path }: QuickFiltersProps) => {
  const offered = filters
    .map((filter, index) => ({ ...filter, count: counts[index] ?? 0 }))
    .filter(({ count }) => count > 0);
  if (offered.length === 0) return null;
  const t = await getScopedI18n("search");
  const { number } = marketOf(await getCurrentLocale()).formats;
  return (
    <ul className={styles.quick} aria-label={t("quick")}>
      {offered.map(({ text, filters: requested, count }) => {
        const { query } = parseSearchQuery(new URLSearchParams(requested));
        return (
          <li key={text}>
            <FilterTagLink href={listAddress(path, { ...query, sort })} text={`${text} · ${number(count)}`} />
          </li>
        );
      })}
    </ul>
  );
};
