import type { SearchQuery } from "#domain/search-query.ts";
import type { VehicleKind } from "#domain/vehicle-types.ts";
import { getCurrentLocale, getScopedI18n } from "#platform/i18n.ts";
import { Icon } from "#ui/icon/icon.tsx";
import { remainingPairs } from "../list-address.ts";
import styles from "./text-search.module.css";
import { TextSearchField } from "./text-search-field.tsx";

type TextSearchProps = {
  readonly path: string;
  readonly query: SearchQuery;
  readonly kind?: VehicleKind | undefined;
  /** What may be typed and finds something here. */
  readonly example?: string;
};

/** A search in the visitor's own words, which the pipeline turns into filters; of the list only the order is preserved. */
export const TextSearch = async ({ path, query, kind, example }: TextSearchProps) => {
  const t = await getScopedI18n("search");
  const locale = await getCurrentLocale();
  const order = remainingPairs(query, []).filter(([key]) => key === "sort");
  return (
    <search>
      <form action={path} className={styles.search}>
        {order.map(([key, value]) => (
          <input key={key} type="hidden" name={key} value={value} />
        ))}
        <TextSearchField label={t("text")} locale={locale} kind={kind} example={example} required />
        <button type="submit" aria-label={t("textSubmit")}>
          <Icon name="search" size={20} />
        </button>
      </form>
    </search>
  );
};
