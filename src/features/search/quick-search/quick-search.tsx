import type { Facets } from "#api/models/search.ts";
import type { HeroData } from "#contract/blocks/hero.ts";
import { postalCodeBox } from "#forms/query-box.ts";
import { marketOf } from "#market/markets.ts";
import { getCurrentLocale, getScopedI18n } from "#platform/i18n.ts";
import { Button } from "#ui/button/button.tsx";
import { SelectField } from "#ui/field/field.tsx";
import type { SelectOption } from "#ui/field/select-options.tsx";
import { FilterTag } from "#ui/filter-tag/filter-tag.tsx";
import { Icon } from "#ui/icon/icon.tsx";
import { TextField } from "#ui/text-input/text-field.tsx";
import { TextSearchField } from "../text-search/text-search-field.tsx";
import { availableText } from "../total-text.ts";
import styles from "./quick-search.module.css";

export type QuickSearchProps = {
  /** Path of the list that answers. */
  readonly action: string;
  /** Filters of the list with their counts; undefined where they could not be loaded. */
  readonly facets: Facets | undefined;
  readonly brands: readonly SelectOption[];
  /** Years that a vehicle may have, newest first. */
  readonly years: readonly number[];
  /** Filters to tick. */
  readonly tags?: NonNullable<HeroData["search"]>["tags"];
  /** What may be typed and finds something. */
  readonly example?: string;
  /** How many vehicles can be bought. */
  readonly total?: number | undefined;
};

const prices = [5_000, 7_500, 10_000, 12_500, 15_000, 20_000, 25_000, 30_000, 40_000, 50_000] as const;
const instalments = [150, 200, 250, 300, 400, 500] as const;
const mostYears = 12;

/** What "near" means. */
const nearKm = 50;

/** A search in the visitor's own words, and the three questions that most buyers start with. */
export const QuickSearch = async ({
  action,
  facets,
  brands,
  years,
  tags = [],
  example,
  total,
}: QuickSearchProps) => {
  const t = await getScopedI18n("search");
  const locale = await getCurrentLocale();
  return (
    <form
      action={action}
      className={styles.form}
      data-tags={tags.length > 0 || undefined}
      aria-label={t("quickTitle")}
    >
      <TextSearchField label={t("text")} locale={locale} example={example} />
      {facets === undefined || facets.isOptionsOnly ? (
        <SpecifiedFields brands={brands} years={years} />
      ) : (
        <Fields facets={facets} />
      )}
      {tags.length > 0 && (
        <fieldset className={styles.tags}>
          <legend>{t("quickTags")}</legend>
          {tags.map(({ text, filter, value }) => (
            <FilterTag key={text} name={filter} value={value} text={text} />
          ))}
        </fieldset>
      )}
      <Button>
        <Icon name="search" size={20} />
        {total ? t("quickSubmitAmong", { total: availableText(locale, total) }) : t("quickSubmit")}
      </Button>
    </form>
  );
};

/** What it may cost a month, what body it has, and where it stands. */
const Fields = async ({ facets }: { readonly facets: Facets }) => {
  const t = await getScopedI18n("search");
  const locale = await getCurrentLocale();
  const { formats, postalCode } = marketOf(locale);
  const segments = facets.values.segment?.filter(({ count }) => count !== 0) ?? [];
  return (
    <>
      <SelectField
        label={t("quickMonthly")}
        name="monthlyTo"
        options={instalments.map((euros) => ({
          value: String(euros),
          text: t("quickMonthlyTo", { amount: formats.amount(euros) }),
        }))}
        blank={t("any")}
      />
      {segments.length > 0 && (
        <SelectField
          label={t("filter.segment")}
          name="segment"
          options={segments.map(({ id, value }) => ({ value: id, text: value }))}
          blank={t("any")}
        />
      )}
      <TextField
        label={t("quickNear")}
        name="place"
        placeholder={postalCode.example}
        {...postalCodeBox(locale)}
        inputMode="numeric"
        maxLength={10}
        autoComplete="postal-code"
      />
      <input type="hidden" name="radius" value={nearKm} />
    </>
  );
};

type SpecifiedFieldsProps = Pick<QuickSearchProps, "brands" | "years">;

/** Filters of the specification, for services that know no others. */
const SpecifiedFields = async ({ brands, years }: SpecifiedFieldsProps) => {
  const t = await getScopedI18n("search");
  const { amount } = marketOf(await getCurrentLocale()).formats;
  return (
    <>
      {brands.length > 0 && (
        <SelectField label={t("quickBrand")} name="brand" options={brands} blank={t("any")} />
      )}
      <SelectField
        label={t("quickPrice")}
        name="priceTo"
        options={prices.map((price) => ({ value: String(price), text: `${amount(price)}\u00a0€` }))}
        blank={t("any")}
      />
      <SelectField
        label={t("quickYear")}
        name="yearFrom"
        options={years.slice(0, mostYears).map((year) => ({ value: String(year), text: String(year) }))}
        blank={t("any")}
      />
    </>
  );
};
