import type { Facets } from "#api/models/search.ts";
import type { SearchNotice, SearchQuery } from "#domain/search-query.ts";
import { marketOf } from "#market/markets.ts";
import { getCurrentLocale, getScopedI18n } from "#platform/i18n.ts";
import { SelectField } from "#ui/field/field.tsx";
import { TextField } from "#ui/text-input/text-field.tsx";
import { countedOptions } from "./counted-options.ts";
import styles from "./filter-form.module.css";
import { FilterGroup } from "./filter-group.tsx";

type PlaceGroupProps = {
  readonly query: SearchQuery;
  readonly notices: readonly SearchNotice[];
  readonly facets: Facets;
};

/** A postal code, from which distances are said, and how far around it vehicles may stand. */
export const PlaceGroup = async ({ query: { place, radius }, notices, facets }: PlaceGroupProps) => {
  const t = await getScopedI18n("search");
  const { postalCode, formats } = marketOf(await getCurrentLocale());
  const { example } = postalCode;
  const unread = notices.find((notice) => notice.kind === "unread" && notice.key === "place");
  const typed = unread?.kind === "unread" ? unread.text : undefined;
  const radii =
    facets.values.radius ?? [25, 50, 100, 200].map((km) => ({ id: String(km), value: `${km} km` }));
  return (
    <FilterGroup name={t("filter.place")} chosen={place === undefined ? 0 : 1} open={typed !== undefined}>
      <div className={styles.range}>
        <TextField
          label={t("postalCode")}
          name="place"
          defaultValue={place ?? typed}
          placeholder={example}
          error={typed === undefined ? undefined : t("unreadPlace", { value: typed, example })}
          inputMode="numeric"
          maxLength={10}
          autoComplete="postal-code"
        />
        <SelectField
          label={t("radius")}
          name="radius"
          defaultValue={radius ?? ""}
          options={countedOptions(radii, formats.number)}
          blank={t("any")}
        />
      </div>
    </FilterGroup>
  );
};
