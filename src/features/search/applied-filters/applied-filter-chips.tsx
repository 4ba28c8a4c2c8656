import type { Facets } from "#api/models/search.ts";
import type { SearchQuery } from "#domain/search-query.ts";
import { getScopedI18n } from "#platform/i18n.ts";
import { FilterTagLink } from "#ui/filter-tag/filter-tag-link.tsx";
import { SiteLink } from "#ui/site-link/site-link.tsx";
import { listAddress } from "../list-address.ts";
import styles from "./applied-filter-chips.module.css";
import { appliedFilterText } from "./applied-filter-text.ts";
import { appliedFilters, withoutFilters } from "./applied-filters.ts";

type AppliedFilterChipsProps = {
  readonly query: SearchQuery;
  readonly facets: Facets;
  readonly path: string;
  /** The town of the query's place, where it is known. */
  readonly town?: string | undefined;
  /** Where the page's vehicles stand, and the same list of all places. */
  readonly stand?: { readonly where: string; readonly href: string } | undefined;
};

/** Where the page's vehicles stand and what the visitor chose, each with the way to take it off, and the way to take all off. */
export const AppliedFilterChips = async ({ query, facets, path, town, stand }: AppliedFilterChipsProps) => {
  const applied = appliedFilters(query, facets);
  if (applied.length === 0 && !stand) return null;
  const t = await getScopedI18n("search");
  const textOf = await appliedFilterText(town);
  return (
    <ul className={styles.chips} aria-label={t("applied")}>
      {stand && (
        <li>
          <FilterTagLink
            text={stand.where.charAt(0).toUpperCase() + stand.where.slice(1)}
            href={stand.href}
            action={t("remove")}
          />
        </li>
      )}
      {applied.map((filter) => {
        const text = textOf(filter);
        return (
          <li key={`${filter.filter} ${text}`}>
            <FilterTagLink text={text} href={listAddress(path, filter.rest)} action={t("remove")} />
          </li>
        );
      })}
      {applied.length > 0 && (
        <li>
          <SiteLink href={listAddress(path, withoutFilters(query))} rel="nofollow">
            {t("clear")}
          </SiteLink>
        </li>
      )}
    </ul>
  );
};
