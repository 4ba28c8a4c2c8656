import type { Vehicle } from "#api/models/vehicle.ts";
import type { PickupDealer } from "#api/pickup-dealers.ts";
import { marketOf } from "#market/markets.ts";
import { getCurrentLocale, getScopedI18n } from "#platform/i18n.ts";
import { DeliveryQuestion, type DeliveryQuestionProps } from "./delivery-question.tsx";
import styles from "./vehicle-delivery.module.css";

type VehicleDeliveryProps = Omit<DeliveryQuestionProps, "place"> & {
  readonly vehicle: Vehicle;
  /** Price in euros of home delivery within the country; undefined where it is not known. */
  readonly homeCost: number | undefined;
  /** Where it can be collected free of charge; undefined where that is not known. */
  readonly pickup: PickupDealer | undefined;
};

/** How the buyer gets the vehicle: collection, or home delivery. */
export const VehicleDelivery = async ({ vehicle, homeCost, pickup, ...question }: VehicleDeliveryProps) => {
  const t = await getScopedI18n("vehicle.delivery");
  const { money } = marketOf(await getCurrentLocale()).formats;
  const { latitude, longitude } = vehicle.dealer;
  const place = latitude === undefined || longitude === undefined ? undefined : { latitude, longitude };
  return (
    <div className={styles.delivery}>
      <ul>
        {pickup && <li>{t("fetched", { dealer: pickup.name, city: pickup.municipality })}</li>}
        {homeCost !== undefined && <li>{t("brought", { amount: money(homeCost) })}</li>}
      </ul>
      {place && <DeliveryQuestion place={place} {...question} />}
    </div>
  );
};
