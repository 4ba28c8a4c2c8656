import type { Facets } from "#api/models/search.ts";
import { offersWizard } from "#api/offered-parts.ts";
import { payKey } from "#domain/parse-search-query.ts";
import { paysMonthly, type SearchNotice, type SearchQuery } from "#domain/search-query.ts";
import type { FilterGroupName } from "#domain/search-query-keys.ts";
import { wizardPath } from "#domain/wizard-address.ts";
import { amountBox } from "#forms/query-box.ts";
import { marketOf } from "#market/markets.ts";
import { getCurrentLocale, getScopedI18n } from "#platform/i18n.ts";
import { Checkbox } from "#ui/checkbox/checkbox.tsx";
import { SiteLink } from "#ui/site-link/site-link.tsx";
import { TextField } from "#ui/text-input/text-field.tsx";
import { PriceSlider } from "../price-slider/price-slider.tsx";
import styles from "./filter-form.module.css";
import { FilterGroup } from "./filter-group.tsx";
import { howMany } from "./how-many.ts";
import { priceScale, settingOf } from "./price-scale.ts";

type PayGroupProps = {
  readonly query: SearchQuery;
  readonly notices: readonly SearchNotice[];
  readonly facets: Facets;
  readonly opened: readonly FilterGroupName[];
};

type Amount = "priceFrom" | "priceTo" | "monthlyTo" | "deposit";

/**
 * Cash or credit as one choice: it decides which limits are shown, and which of them count (docs/decisions/0041). Prices are typed or,
 * with scripts, slid. A service without instalments is queried by price alone.
 */
export const PayGroup = async ({ query, notices, facets, opened }: PayGroupProps) => {
  const t = await getScopedI18n("search");
  const locale = await getCurrentLocale();
  const { formats } = marketOf(locale);
  const { priceFrom, priceTo, monthlyTo, deposit } = query;
  const { price, monthly } = facets.ranges;
  const isMonthly = paysMonthly(query);
  const scale = priceScale(price);
  const unread = new Map(
    notices.flatMap((notice) => (notice.kind === "unread" ? [[notice.key as string, notice.text]] : [])),
  );
  const amount = (name: Amount, hint: number | undefined) => {
    const typed = unread.get(name);
    return (
      <TextField
        label={t(name)}
        name={name}
        defaultValue={query[name] ?? typed}
        placeholder={hint === undefined ? undefined : formats.amount(hint)}
        error={typed === undefined ? undefined : t("onlyFigures")}
        {...amountBox(locale)}
        inputMode="numeric"
        maxLength={14}
        autoComplete="off"
      />
    );
  };
  return (
    <FilterGroup
      group="price"
      name={t("filter.price")}
      chosen={isMonthly ? howMany(monthlyTo, deposit) : howMany(priceFrom, priceTo)}
      opened={opened}
      open
    >
      {!facets.isOptionsOnly && (
        <div className={styles.range}>
          <Checkbox
            type="radio"
            name={payKey}
            value="cash"
            label={t("payCash")}
            defaultChecked={!isMonthly}
          />
          <Checkbox
            type="radio"
            name={payKey}
            value="monthly"
            label={t("payMonthly")}
            defaultChecked={isMonthly}
          />
        </div>
      )}
      <div data-pay="cash">
        <div className={styles.range}>
          {amount("priceFrom", price && Math.floor(price.min))}
          {amount("priceTo", price && Math.ceil(price.max))}
        </div>
        {scale && (
          <PriceSlider
            scale={scale}
            setting={settingOf(priceFrom, priceTo, scale)}
            labels={[t("lowestPrice"), t("highestPrice")]}
          />
        )}
      </div>
      {!facets.isOptionsOnly && (
        <div data-pay="monthly">
          <div className={styles.range}>
            {amount("monthlyTo", monthly && Math.ceil(monthly.max))}
            {amount("deposit", undefined)}
          </div>
          {offersWizard("trade-in") && (
            <SiteLink href={wizardPath("trade-in", locale)} rel="nofollow">
              {t("valueCar")}
            </SiteLink>
          )}
        </div>
      )}
    </FilterGroup>
  );
};
