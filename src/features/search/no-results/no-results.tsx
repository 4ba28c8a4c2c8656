import type { SearchQuery } from "#domain/search-query.ts";
import { getScopedI18n } from "#platform/i18n.ts";
import { ButtonLink } from "#ui/button/button.tsx";
import { withoutFilters } from "../applied-filters/applied-filters.ts";
import { listAddress } from "../list-address.ts";
import styles from "./no-results.module.css";

type NoResultsProps = {
  readonly query: SearchQuery;
  readonly path: string;
  /** Set when vehicles were found but this page lies behind the last one. */
  readonly beyond?: { readonly total: string; readonly pages: number };
};

/** Says why there is nothing to see and what to do. */
export async function NoResults({ query, path, beyond }: NoResultsProps) {
  const t = await getScopedI18n("search");
  return (
    <div className={styles.none}>
      <h2>{beyond ? t("beyond") : t("none")}</h2>
      <p>{beyond ? t("beyondText", beyond) : t("noneText")}</p>
      <p>
        {beyond ? (
          <ButtonLink href={listAddress(path, { ...query, page: 1 })}>{t("firstPage")}</ButtonLink>
        ) : (
          <ButtonLink href={listAddress(path, withoutFilters(query))}>{t("clear")}</ButtonLink>
        )}
      </p>
    </div>
  );
}
