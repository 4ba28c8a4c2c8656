import { loadExpenses } from "#api/load-dropdowns.ts";
import { fullPriceText } from "#api/models/full-price.ts";
import { marketOf } from "#market/markets.ts";
import { getScopedI18n } from "#platform/i18n.ts";
import type { Locale } from "#platform/locale.ts";
import { VehicleLine } from "#ui/vehicle-line/vehicle-line.tsx";
import { activeButtons } from "./active-buttons.ts";
import styles from "./alerts.module.css";
import type { SavedItems } from "./load-saved-items.ts";
import { SavedItemForm } from "./saved-item-form.tsx";

type Drop = NonNullable<SavedItems["drops"]>[number];

/** State of a vehicle whose price is followed, as a message key. Pure. */
export const priceDropState = ({ card, initialPrice, currentPrice }: Drop) => {
  if (!card) return "dropGone";
  if (card.bought) return "dropSold";
  if (card.reserved) return "dropReserved";
  const price = currentPrice ?? card.totalPrice;
  const difference = (price ?? 0) - (initialPrice ?? price ?? 0);
  if (price === undefined || difference === 0) return "dropSame";
  return difference < 0 ? "dropCheaper" : "dropDearer";
};

/** Whether to compare the price of an available vehicle: the service has to return the earlier one. */
const isCompared = ({ card, initialPrice }: NonNullable<SavedItems["drops"]>[number]): boolean =>
  !card || card.bought || card.reserved || initialPrice !== undefined;

/** The vehicles whose price a customer follows, with their current price. */
export const PriceDropsPart = async ({
  locale,
  drops,
}: {
  readonly locale: Locale;
  readonly drops: NonNullable<SavedItems["drops"]>;
}) => {
  const t = await getScopedI18n("savedSearches");
  const { money } = marketOf(locale).formats;
  const expenses = await loadExpenses(locale);
  return (
    <section className={styles.part}>
      <h2>{t("drops")}</h2>
      {drops.length === 0 && <p>{t("noDrops")}</p>}
      <ul className={styles.list}>
        {drops.map((drop) => {
          const { vin, card, active, initialPrice } = drop;
          const name = card ? `${card.brand} ${card.model}` : t("goneName", { vin });
          const price = card?.totalPrice ?? initialPrice ?? 0;
          const before = initialPrice ?? price;
          const words = { price: money(price), difference: money(Math.abs(price - before)) };
          return (
            <li key={vin}>
              <VehicleLine
                name={name}
                version={card?.commercialDescription ?? ""}
                href={card?.path}
                picture={card?.picture}
                kind={card?.kind ?? "car"}
                price={price > 0 ? money(price) : ""}
                fullPrice={expenses && fullPriceText(card?.totalPrice, expenses, locale)}
                before={before > price ? { price: money(before), label: t("before") } : undefined}
                note={isCompared(drop) ? t(priceDropState(drop), words) : undefined}
              />
              {active === false && <p className={styles.note}>{t("paused")}</p>}
              <SavedItemForm
                locale={locale}
                subject={{ thing: "price-drop", id: vin, name, list: undefined }}
                buttons={[
                  ...activeButtons(active, { pause: t("pause"), resume: t("resume") }),
                  ["remove", t("remove")],
                ]}
              />
            </li>
          );
        })}
      </ul>
    </section>
  );
};
