import type { ReactNode } from "react";
import type { Facets } from "#api/models/search.ts";
import type { Relaxation } from "#contract/search.ts";
import { parseSearchQuery } from "#domain/parse-search-query.ts";
import type { SearchQuery } from "#domain/search-query.ts";
import { getCurrentLocale, getScopedI18n } from "#platform/i18n.ts";
import { ButtonLink } from "#ui/button/button-link.tsx";
import { SiteLink } from "#ui/site-link/site-link.tsx";
import { appliedFilterText } from "../applied-filters/applied-filter-text.ts";
import { appliedFilters, withoutFilters } from "../applied-filters/applied-filters.ts";
import { listAddress } from "../list-address.ts";
import { availableText } from "../total-text.ts";
import styles from "./no-results.module.css";

type NoResultsProps = {
  readonly query: SearchQuery;
  readonly path: string;
};

type EmptyListProps = NoResultsProps & {
  readonly facets: Facets;
  readonly relaxations: readonly Relaxation[];
  /** How many match that are reserved: they follow. */
  readonly reserved: number;
  /** The same search wherever vehicles stand, of a list of a place. */
  readonly elsewhere?: { readonly href: string; readonly total: number } | undefined;
  /** The link to an alert for matching vehicles. */
  readonly alert: ReactNode;
};

/** Explains why there is nothing to buy, and which filter to give up or widen for how many vehicles. */
export const NoResults = async ({
  query,
  path,
  facets,
  relaxations,
  reserved,
  elsewhere,
  alert,
}: EmptyListProps) => {
  const t = await getScopedI18n("search");
  const locale = await getCurrentLocale();
  const textOf = await appliedFilterText();
  const anywhere =
    elsewhere && elsewhere.total > 0
      ? [
          {
            text: t("anywhere"),
            count: availableText(locale, elsewhere.total),
            href: elsewhere.href,
          },
        ]
      : [];
  const relaxed = relaxations.map(({ filter, filters, total }) => {
    const wider = { ...parseSearchQuery(new URLSearchParams(filters)).query, sort: query.sort };
    const left = appliedFilters(wider, facets).filter(
      (each) => each.filter === filter && each.kind !== "value",
    );
    return {
      text: left.map(textOf).join(", ") || t(`without.${filter}`),
      count: availableText(locale, total),
      href: listAddress(path, wider),
    };
  });
  const ways = [...anywhere, ...relaxed];
  if (reserved === 0 && appliedFilters(query, facets).length === 0)
    return (
      <div className={styles.none}>
        <h2>{t("noStock")}</h2>
        <p>{t("noStockAlert")}</p>
        {alert}
      </div>
    );
  return (
    <div className={styles.none}>
      <h2>{t(reserved > 0 ? "allReserved" : "none")}</h2>
      <p>{ways.length > 0 ? t("relaxed") : t("noneText")}</p>
      {ways.length > 0 && (
        <ul className={styles.relaxed}>
          {ways.map(({ text, count, href }) => (
            <li key={href}>
              <SiteLink href={href} rel="nofollow">
                <strong>{text}</strong> · {count}
              </SiteLink>
            </li>
          ))}
        </ul>
      )}
      <p>{t("noneAlert")}</p>
      {alert}
      <p>
        <ButtonLink look="secondary" href={listAddress(path, withoutFilters(query))} rel="nofollow">
          {t("clear")}
        </ButtonLink>
      </p>
    </div>
  );
};

type BeyondResultsProps = NoResultsProps & {
  /** How many vehicles there are, in words, on how many pages. */
  readonly total: string;
  readonly pages: number;
};

/** Shown behind the last page: how many vehicles there are, and a link back to them. */
export const BeyondResults = async ({ query, path, total, pages }: BeyondResultsProps) => {
  const t = await getScopedI18n("search");
  return (
    <div className={styles.none}>
      <h2>{t("beyond")}</h2>
      <p>{t("beyondText", { total, pages })}</p>
      <p className={styles.ways}>
        <ButtonLink href={listAddress(path, { ...query, page: 1 })}>{t("firstPage")}</ButtonLink>
        {pages > 1 && (
          <ButtonLink look="secondary" href={listAddress(path, { ...query, page: pages })}>
            {t("lastPage")}
          </ButtonLink>
        )}
      </p>
    </div>
  );
};
