import type { RangeFilter } from "#domain/search-query-keys.ts";
import { marketOf } from "#market/markets.ts";
import { placeIn } from "#market/portuguese-articles.ts";
import { getCurrentLocale, getScopedI18n } from "#platform/i18n.ts";
import type { AppliedFilter } from "./applied-filters.ts";

/**
 * The text of an applied filter in the language of the page: "Precio hasta 15 000 €".
 * @param town that of the query's postal code, where it is known
 */
export const appliedFilterText = async (town?: string): Promise<(filter: AppliedFilter) => string> => {
  const t = await getScopedI18n("search");
  const locale = await getCurrentLocale();
  const { amount, kilometres, number } = marketOf(locale).formats;
  const figure: Readonly<Record<RangeFilter, (value: number) => string>> = {
    year: String,
    kms: kilometres,
    range: kilometres,
    price: (value) => `${amount(value)}\u00a0€`,
    monthly: (value) => `${amount(value)}\u00a0€`,
    power: (value) => `${number(value)}\u00a0${t("horsepower")}`,
  };
  return (filter) => {
    switch (filter.kind) {
      case "flag":
        return t(`filter.${filter.filter}`);
      case "value":
        if (filter.filter === "seats") return t("seatsValue", { count: Number(filter.id) });
        return ["badge", "licence"].includes(filter.filter)
          ? t("exactValue", { filter: t(`filter.${filter.filter}`), value: filter.text })
          : filter.text;
      case "choice":
        return filter.filter === "owners"
          ? t("ownersValue", { count: filter.value })
          : t("newSinceValue", { count: filter.value });
      case "place":
        return filter.radius === undefined
          ? t("seenFrom", { place: placeIn(locale, town ?? filter.place) })
          : t("nearValue", { radius: filter.radius, place: placeIn(locale, town ?? filter.place) });
      case "deposit":
        return t("depositValue", { value: `${amount(filter.value)}\u00a0€` });
      default: {
        const words = { filter: t(`filter.${filter.filter}`), value: figure[filter.filter](filter.value) };
        return t(`${filter.kind}Value`, words);
      }
    }
  };
};
