import { dealerAddress } from "#api/models/dealer.ts";
import { getScopedI18n } from "#platform/i18n.ts";
import styles from "../trade-in.module.css";
import type { ValuingDealer } from "./valuing-dealers.ts";

/** A dealer as an option: name, address, distance. */
export const DealerLine = async ({ dealer, km }: ValuingDealer) => {
  const t = await getScopedI18n("tradeIn");
  return (
    <span className={styles.dealer}>
      <b>{dealer.name}</b>
      <small>
        {dealerAddress(dealer)}
        {km !== undefined && ` · ${t("away", { distance: km })}`}
      </small>
    </span>
  );
};
