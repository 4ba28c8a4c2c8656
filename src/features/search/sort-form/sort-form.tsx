import type { Facets, SearchResult } from "#api/models/search.ts";
import { paysMonthly, type SearchQuery } from "#domain/search-query.ts";
import { type Sort, sorts } from "#domain/search-query-keys.ts";
import { getScopedI18n } from "#platform/i18n.ts";
import { Icon } from "#ui/icon/icon.tsx";
import { remainingPairs } from "../list-address.ts";
import styles from "./sort-form.module.css";

type SortedList = Partial<Pick<SearchResult, "from">> & { readonly facets: Facets };

/**
 * The orders of a list: by price or by what is paid a month, whichever it is looked at by, by distance from a place that
 * the service knows, and by price rating where it rates.
 */
export const offeredSorts = (query: SearchQuery, { from, facets }: SortedList): Sort[] => {
  const other = paysMonthly(query) ? "price-" : "monthly-";
  const isOffered = (sort: Sort) =>
    !sort.startsWith(other) &&
    (sort !== "distance" || from !== undefined) &&
    (sort !== "rating" || (facets.values.rating?.length ?? 0) > 0);
  return sorts.filter(
    (sort) =>
      // The site itself orders the list, by what its cards show.
      (!facets.isOptionsOnly || /^(?:relevance$|price-|monthly-)/.test(sort)) &&
      (sort === query.sort || isOffered(sort)),
  );
};

type SortFormProps = { readonly query: SearchQuery; readonly path: string; readonly result: SortedList };

/** The order of the list: a select and the button that applies it. */
export const SortForm = async ({ query, path, result }: SortFormProps) => {
  const t = await getScopedI18n("search");
  return (
    <form action={path} className={styles.sort} data-sort-form="">
      {remainingPairs(query, ["sort", "page"]).map(([key, value]) => (
        <input key={key} type="hidden" name={key} value={value} />
      ))}
      <select name="sort" defaultValue={query.sort} aria-label={t("sort")}>
        {offeredSorts(query, result).map((sort) => (
          <option key={sort} value={sort}>
            {t(`sorts.${sort}`)}
          </option>
        ))}
      </select>
      <button type="submit" aria-label={t("sortButton")}>
        <Icon name="sort" size={20} />
      </button>
    </form>
  );
};
