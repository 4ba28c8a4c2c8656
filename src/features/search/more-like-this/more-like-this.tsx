import type { VehicleCard } from "#contract/vehicle-card.ts";
import { paysMonthly, type SearchQuery } from "#domain/search-query.ts";
import { marketOf } from "#market/markets.ts";
import { getCurrentLocale, getScopedI18n } from "#platform/i18n.ts";
import { VisuallyHidden } from "#ui/visually-hidden/visually-hidden.tsx";
import { type FilterChoice, filterChoices } from "./filter-choices.ts";
import styles from "./more-like-this.module.css";

type MoreLikeThisProps = {
  readonly vehicle: VehicleCard;
  readonly query: SearchQuery;
  /** Of the form that leads to the filter (`MoreLikeThisForm`). */
  readonly form: string;
};

/**
 * The attributes of a vehicle, each leading to its filter of the list, folded: one stop of the tabulator a card. They are buttons of
 * one form behind the list, so that no address is written two hundred times.
 */
export const MoreLikeThis = async ({ vehicle, query, form }: MoreLikeThisProps) => {
  const t = await getScopedI18n("search");
  const { kilometres, number } = marketOf(await getCurrentLocale()).formats;
  const limits = {
    yearFrom: ({ value }) => t("fromValue", { filter: t("filter.year"), value }),
    kmsTo: ({ value }) => t("upTo", { value: kilometres(Number(value)) }),
    priceTo: ({ value }) => t("upTo", { value: `${number(Number(value))}\u00a0€` }),
    monthlyTo: ({ value }) => t("upToMonthly", { value: `${number(Number(value))}\u00a0€` }),
    owners: () => t("ownersValue", { count: 1 }),
    newSince: ({ value }) => t("newSinceValue", { count: Number(value) }),
    place: ({ text }) => t("nearTown", { town: text }),
  } satisfies Partial<Record<FilterChoice["name"], (choice: FilterChoice) => string>>;
  const textOf = (choice: FilterChoice): string =>
    choice.name in limits ? limits[choice.name as keyof typeof limits](choice) : choice.text;
  return (
    <details className={styles.more}>
      <summary>
        {t("moreLikeThis")}
        <VisuallyHidden>{` ${vehicle.brand} ${vehicle.model}`}</VisuallyHidden>
      </summary>
      {filterChoices(vehicle, query, paysMonthly(query)).map((choice) => (
        <button key={choice.name} type="submit" form={form} name={choice.name} value={choice.value}>
          {textOf(choice)}
        </button>
      ))}
    </details>
  );
};
