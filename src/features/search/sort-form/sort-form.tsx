import { paysMonthly, type SearchQuery } from "#domain/search-query.ts";
import { type Sort, sorts } from "#domain/search-query-keys.ts";
import { getScopedI18n } from "#platform/i18n.ts";
import { Icon } from "#ui/icon/icon.tsx";
import { remainingPairs } from "../list-address.ts";
import styles from "./sort-form.module.css";

/**
 * The orders of a list: by price or by what is paid a month, whichever it is looked at by, and by distance from a place.
 * @param isWhole the site itself orders the list, by what its cards show
 */
export const offeredSorts = (query: SearchQuery, isWhole = false): Sort[] => {
  const other = paysMonthly(query) ? "price-" : "monthly-";
  return sorts.filter(
    (sort) =>
      (!isWhole || /^(?:relevance$|price-|monthly-)/.test(sort)) &&
      (sort === query.sort ||
        (!sort.startsWith(other) && (sort !== "distance" || query.place !== undefined))),
  );
};

type SortFormProps = { readonly query: SearchQuery; readonly path: string; readonly isWhole: boolean };

/** The order of the list: a select and the button that applies it. */
export const SortForm = async ({ query, path, isWhole }: SortFormProps) => {
  const t = await getScopedI18n("search");
  return (
    <form action={path} className={styles.sort} data-sort-form="">
      {remainingPairs(query, ["sort", "page"]).map(([key, value]) => (
        <input key={key} type="hidden" name={key} value={value} />
      ))}
      <select name="sort" defaultValue={query.sort} aria-label={t("sort")}>
        {offeredSorts(query, isWhole).map((sort) => (
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
