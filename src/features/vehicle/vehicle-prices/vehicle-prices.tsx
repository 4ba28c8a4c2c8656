import type { ReactNode } from "react";
import type { Vehicle } from "#api/models/vehicle.ts";
import { marketOf } from "#market/markets.ts";
import { getCurrentLocale, getScopedI18n } from "#platform/i18n.ts";
import { VisuallyHidden } from "#ui/visually-hidden/visually-hidden.tsx";
import { RegistrationNote } from "../full-price/registration-note.tsx";
import { PriceRating } from "./price-rating.tsx";
import styles from "./vehicle-prices.module.css";

/** Parts of a finance simulation elsewhere: instalment, its line in the bar, representative example. */
export type FinancedSlots = {
  readonly figure: ReactNode;
  readonly line: ReactNode;
  readonly example: ReactNode;
};

type VehiclePricesProps = {
  readonly vehicle: Vehicle;
  /** Undefined for a vehicle that cannot be financed. */
  readonly financed: FinancedSlots | undefined;
  /** The cash price with the contract expenses. */
  readonly fullPrice?: ReactNode;
};

/** Cash and financed price side by side, with the rating of the cash price. */
export const VehiclePrices = async ({ vehicle, financed, fullPrice }: VehiclePricesProps) => {
  const t = await getScopedI18n("vehicle");
  const { money } = marketOf(await getCurrentLocale()).formats;
  const { vin, totalPrice, previousPrice } = vehicle.card;
  return (
    <section className={styles.prices} aria-label={t("prices")} data-quoted="prices">
      <div className={styles.pair}>
        <div>
          <h2>{t("cash")}</h2>
          <p className={styles.amount} data-price={vin}>
            {money(totalPrice)}
          </p>
          {previousPrice !== undefined && (
            <p data-price-before={vin}>
              <VisuallyHidden>{t("before")} </VisuallyHidden>
              <s>{money(previousPrice)}</s>
            </p>
          )}
        </div>
        {financed && (
          <div>
            <h2>{t("financed")}</h2>
            {financed.figure}
          </div>
        )}
      </div>
      {fullPrice}
      {!vehicle.card.bought && <RegistrationNote vehicle={vehicle} />}
      <PriceRating vehicle={vehicle} />
    </section>
  );
};
