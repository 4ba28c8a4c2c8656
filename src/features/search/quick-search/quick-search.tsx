import type { HeroData } from "#contract/blocks/hero.ts";
import { marketOf } from "#market/markets.ts";
import { getCurrentLocale, getScopedI18n } from "#platform/i18n.ts";
import { Button } from "#ui/button/button.tsx";
import { SelectField } from "#ui/field/field.tsx";
import type { SelectOption } from "#ui/field/select-options.tsx";
import { FilterTag } from "#ui/filter-tag/filter-tag.tsx";
import { Icon } from "#ui/icon/icon.tsx";
import { TextSearchField } from "../text-search/text-search-field.tsx";
import { availableText } from "../total-text.ts";
import styles from "./quick-search.module.css";

export type QuickSearchProps = {
  /** Path of the list that answers. */
  readonly action: string;
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
const mostYears = 12;

/** A search in the visitor's own words, and the three questions that most buyers start with. */
export const QuickSearch = async ({ action, brands, years, tags = [], example, total }: QuickSearchProps) => {
  const t = await getScopedI18n("search");
  const locale = await getCurrentLocale();
  const { number } = marketOf(locale).formats;
  return (
    <form
      action={action}
      className={styles.form}
      data-tags={tags.length > 0 || undefined}
      aria-label={t("quickTitle")}
    >
      <TextSearchField label={t("text")} locale={locale} example={example} />
      {brands.length > 0 && (
        <SelectField label={t("quickBrand")} name="brand" options={brands} blank={t("any")} />
      )}
      <SelectField
        label={t("quickPrice")}
        name="priceTo"
        options={prices.map((price) => ({ value: String(price), text: `${number(price)}\u00a0€` }))}
        blank={t("any")}
      />
      <SelectField
        label={t("quickYear")}
        name="yearFrom"
        options={years.slice(0, mostYears).map((year) => ({ value: String(year), text: String(year) }))}
        blank={t("any")}
      />
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
