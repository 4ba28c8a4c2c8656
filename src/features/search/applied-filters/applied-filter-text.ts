import { marketOf } from "#market/markets.ts";
import { getCurrentLocale, getScopedI18n } from "#platform/i18n.ts";
import type { AppliedFilter } from "./applied-filters.ts";

/** Says an applied filter in words, in the language of the page: "Precio hasta 15 000 €". */
export const appliedFilterText = async (): Promise<(filter: AppliedFilter) => string> => {
  const t = await getScopedI18n("search");
  const { kilometres, number } = marketOf(await getCurrentLocale()).formats;
  return (filter) => {
    if (filter.kind === "flag") return t(`filter.${filter.filter}`);
    if (filter.kind === "value")
      return filter.filter === "seats" ? t("seatsValue", { count: Number(filter.id) }) : filter.text;
    const value =
      filter.filter === "kms"
        ? kilometres(filter.value)
        : filter.filter === "price"
          ? `${number(filter.value)}\u00a0€`
          : filter.value;
    const words = { filter: t(`filter.${filter.filter}`), value };
    return t(`${filter.kind}Value`, words);
  };
};
