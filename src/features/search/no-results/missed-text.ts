import type { NearMiss } from "#api/models/search.ts";
import { marketOf } from "#market/markets.ts";
import { getCurrentLocale, getScopedI18n } from "#platform/i18n.ts";

/** What keeps a vehicle from matching, in words: "1200 € más". */
export const missedText = async (): Promise<(miss: NearMiss) => string> => {
  const t = await getScopedI18n("search");
  const { amount: euros, kilometres, number } = marketOf(await getCurrentLocale()).formats;
  const inWords = ({ missed: { filter, by = 0 }, ...card }: NearMiss): string | undefined => {
    const amount = Math.ceil(Math.abs(by));
    const differs = (value: string) => t(by > 0 ? "missedMore" : "missedLess", { value });
    switch (filter) {
      case "price":
        return differs(`${euros(amount)}\u00a0€`);
      case "monthly":
        return differs(t("missedMonthly", { value: `${euros(amount)}\u00a0€` }));
      case "kms":
      case "range":
        return differs(kilometres(amount));
      case "power":
        return differs(`${number(amount)}\u00a0${t("horsepower")}`);
      case "year":
        return card.year === undefined ? undefined : t("missedYear", { year: card.year });
      case "place":
        return card.distance ? t("missedPlace", { km: number(card.distance.km) }) : card.location;
      case "fuel":
        return card.fuel;
      case "transmission":
        return card.transmission;
      case "brand":
        return t("missedMake");
      default:
        return undefined;
    }
  };
  return (miss) => inWords(miss) ?? t("missedOther", { filter: t(`filter.${miss.missed.filter}`) });
};
