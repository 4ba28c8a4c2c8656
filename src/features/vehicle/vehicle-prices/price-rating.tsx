import type { Vehicle } from "#api/models/vehicle.ts";
import { marketOf } from "#market/markets.ts";
import { getCurrentLocale, getScopedI18n } from "#platform/i18n.ts";
import { priceScale } from "./price-scale.ts";
import { PriceScaleDrawing } from "./price-scale-drawing.tsx";
import styles from "./vehicle-prices.module.css";

/**
 * Rating of a vehicle's price among similar ones of the site: a sentence, a scale, and how it was calculated.
 * Nothing where the service has no rating.
 */
export const PriceRating = async ({
  vehicle: { card, priceRating },
}: {
  readonly vehicle: Pick<Vehicle, "card" | "priceRating">;
}) => {
  const { kind, totalPrice } = card;
  if (priceRating === undefined || totalPrice === undefined) return null;
  const t = await getScopedI18n("priceRating");
  const { number } = marketOf(await getCurrentLocale()).formats;
  const { band, comparables, median, low, high } = priceRating;
  const rating = low === high ? (`${kind}Same` as const) : kind;
  const euros = (value: number) => t("euros", { amount: number(value) });
  const figures = { low: euros(low), median: euros(median), high: euros(high) };
  return (
    <details className={styles.note} data-while="available">
      <summary>{t(band)}</summary>
      <div className={styles.prices}>
        <p>{t(rating, { count: comparables, ...figures })}</p>
        <PriceScaleDrawing
          scale={priceScale(priceRating, totalPrice)}
          words={{ ...figures, price: t("thisPrice") }}
        />
        <p>{t(`${kind}How`)}</p>
        <p>{t("only")}</p>
      </div>
    </details>
  );
};
