import type { Facets } from "#contract/search.ts";
import type { SearchQuery } from "#domain/search-query.ts";
import { marketOf } from "#market/markets.ts";
import { getCurrentLocale, getScopedI18n } from "#platform/i18n.ts";
import { FilterTagLink } from "#ui/filter-tag/filter-tag-link.tsx";
import { SiteLink } from "#ui/site-link/site-link.tsx";
import { listAddress } from "../list-address.ts";
import styles from "./applied-filter-chips.module.css";
import { type AppliedFilter, appliedFilters, withoutFilters } from "./applied-filters.ts";

type AppliedFilterChipsProps = {
  readonly query: SearchQuery;
  readonly facets: Facets;
  readonly path: string;
};

/** What the visitor chose, each with the way to take it off, and the way to take all off. */
export async function AppliedFilterChips({ query, facets, path }: AppliedFilterChipsProps) {
  const applied = appliedFilters(query, facets);
  if (applied.length === 0) return null;
  const t = await getScopedI18n("search");
  const { kilometres, number } = marketOf(await getCurrentLocale()).formats;
  const textOf = (filter: AppliedFilter) => {
    if (filter.kind === "flag") return t(`filter.${filter.filter}`);
    if (filter.kind === "value")
      return filter.filter === "seats" ? t("seatsValue", { count: Number(filter.id) }) : filter.text;
    const value =
      filter.filter === "kms"
        ? kilometres(filter.value)
        : filter.filter === "price"
          ? `${number(filter.value)}\u00a0€`
          : filter.value;
    const words = { filter: t(`filter.${filter.filter}`), value };
    return filter.kind === "from" ? t("fromValue", words) : t("toValue", words);
  };
  return (
    <ul className={styles.chips} aria-label={t("applied")}>
      {applied.map((filter) => {
        const text = textOf(filter);
        return (
          <li key={`${filter.filter} ${text}`}>
            <FilterTagLink text={text} href={listAddress(path, filter.rest)} action={t("remove")} />
          </li>
        );
      })}
      <li>
        <SiteLink href={listAddress(path, withoutFilters(query))} rel="nofollow">
          {t("clear")}
        </SiteLink>
      </li>
    </ul>
  );
}
