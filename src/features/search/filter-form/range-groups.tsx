import type { Facets } from "#contract/search-facets.ts";
import type { SearchNotice, SearchQuery } from "#domain/search-query.ts";
import { marketOf } from "#market/markets.ts";
import { getCurrentLocale, getScopedI18n } from "#platform/i18n.ts";
import { SelectField } from "#ui/field/field.tsx";
import { TextField } from "#ui/text-input/text-field.tsx";
import { PriceSlider } from "../price-slider/price-slider.tsx";
import styles from "./filter-form.module.css";
import { FilterGroup } from "./filter-group.tsx";
import { priceScale, settingOf } from "./price-scale.ts";
import { kilometreOptions, yearOptions } from "./range-options.ts";

type RangeGroupsProps = {
  readonly query: SearchQuery;
  readonly notices: readonly SearchNotice[];
  readonly facets: Facets;
};

const howMany = (...ends: (number | undefined)[]) => ends.filter((end) => end !== undefined).length;

/** Price by typed figures and, with scripts, by a slider; year and kilometres by lists. */
export const RangeGroups = async ({ query, notices, facets }: RangeGroupsProps) => {
  const t = await getScopedI18n("search");
  const { number } = marketOf(await getCurrentLocale()).formats;
  const { yearFrom, yearTo, kmsFrom, kmsTo, priceFrom, priceTo } = query;
  const years = yearOptions(facets, [yearFrom, yearTo]);
  const kilometres = kilometreOptions([kmsFrom, kmsTo]);
  const price = facets.ranges.price;
  const scale = priceScale(price);
  const unread = new Map(
    notices.flatMap((notice) => (notice.kind === "unread" ? [[notice.key, notice.text]] : [])),
  );
  const priceField = (end: "From" | "To", value: number | undefined, hint: number | undefined) => {
    const typed = unread.get(`price${end}`);
    return (
      <TextField
        label={t(`price${end}`)}
        name={`price${end}`}
        defaultValue={value ?? typed}
        placeholder={hint === undefined ? undefined : number(hint)}
        error={typed === undefined ? undefined : t("onlyFigures")}
        inputMode="numeric"
        maxLength={14}
        autoComplete="off"
      />
    );
  };
  const end = (name: string, label: string, value: number | undefined, options: typeof years) => (
    <SelectField label={label} name={name} defaultValue={value ?? ""} options={options} blank={t("any")} />
  );
  return (
    <>
      <FilterGroup name={t("filter.price")} chosen={howMany(priceFrom, priceTo)} open>
        <div className={styles.range}>
          {priceField("From", priceFrom, price && Math.floor(price.min))}
          {priceField("To", priceTo, price && Math.ceil(price.max))}
        </div>
        {scale && (
          <PriceSlider
            scale={scale}
            setting={settingOf(priceFrom, priceTo, scale)}
            labels={[t("lowestPrice"), t("highestPrice")]}
          />
        )}
      </FilterGroup>
      <FilterGroup name={t("filter.year")} chosen={howMany(yearFrom, yearTo)} open={false}>
        <div className={styles.range}>
          {end("yearFrom", t("from"), yearFrom, years)}
          {end("yearTo", t("to"), yearTo, years)}
        </div>
      </FilterGroup>
      <FilterGroup name={t("filter.kms")} chosen={howMany(kmsFrom, kmsTo)} open={false}>
        <div className={styles.range}>
          {end("kmsFrom", t("from"), kmsFrom, kilometres)}
          {end("kmsTo", t("to"), kmsTo, kilometres)}
        </div>
      </FilterGroup>
    </>
  );
};
