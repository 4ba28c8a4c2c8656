import type { ReactNode } from "react";
import type { Vehicle } from "#api/models/vehicle.ts";
import { getScopedI18n } from "#platform/i18n.ts";
import styles from "./vehicle-prices.module.css";

type PriceTermsProps = {
  readonly vehicle: Vehicle;
  /** The representative example of the instalment shown. */
  readonly example: ReactNode;
};

/**
 * Legal information about the prices, in a disclosure: what they include, what is struck through, and how the
 * credit is calculated.
 */
export const PriceTerms = async ({ vehicle: { card }, example }: PriceTermsProps) => {
  const t = await getScopedI18n("vehicle");
  const { vin, previousPrice } = card;
  return (
    <details className={styles.note}>
      <summary>{t(example ? "financedTerms" : "cashTerms")}</summary>
      <div className={styles.prices}>
        <p>
          {t("cashNote")}{" "}
          {previousPrice !== undefined && <span data-price-before={vin}>{t("beforeNote")}</span>}
        </p>
        {example}
      </div>
    </details>
  );
};
