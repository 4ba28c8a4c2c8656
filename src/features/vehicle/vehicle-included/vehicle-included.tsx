import type { Vehicle } from "#api/models/vehicle.ts";
import { offersCall } from "#api/offers-call.ts";
import { marketOf } from "#market/markets.ts";
import { getCurrentLocale, getScopedI18n } from "#platform/i18n.ts";
import { type IconName, iconBefore } from "#ui/icon/icon.tsx";
import styles from "./vehicle-included.module.css";

type VehicleIncludedProps = {
  readonly vehicle: Vehicle;
  /** Undefined without online reservations. */
  readonly reservationDeposit: number | undefined;
};

/** What the price includes, and what can be added. */
export const VehicleIncluded = async ({ vehicle, reservationDeposit }: VehicleIncludedProps) => {
  const t = await getScopedI18n("vehicle");
  const { money } = marketOf(await getCurrentLocale()).formats;
  const { warrantyMonths } = vehicle;
  const contracts = vehicle.contracts.warrantyContract.contractInfoArr;
  const items: [icon: IconName, title: string, text: string][] = [
    ["euro", t("includedTaxes"), t("includedTaxesText")],
    ["return", t("includedReturn"), t("includedReturnText")],
  ];
  if (reservationDeposit !== undefined)
    items.push([
      "calendar",
      t("includedDeposit"),
      t((await offersCall("cancelReservation")) ? "includedDepositText" : "includedDepositPlain", {
        amount: money(reservationDeposit),
      }),
    ]);
  if (warrantyMonths !== undefined)
    items.unshift(["shield", t("includedWarranty", { months: warrantyMonths }), t("includedWarrantyText")]);
  return (
    <div className={styles.included}>
      <ul>
        {items.map(([icon, title, text]) => (
          <li key={icon} {...iconBefore(icon)}>
            <h3>{title}</h3>
            <p>{text}</p>
          </li>
        ))}
      </ul>
      {contracts.length > 0 && (
        <>
          <h3>{t("extended")}</h3>
          <p>{t("extendedNote")}</p>
          <dl>
            {contracts.map(({ id, name, months, description, pvpPrice }) => (
              <div key={id}>
                <dt>{name ?? (months === undefined ? id : t("warrantyMonths", { months }))}</dt>
                {description !== undefined && <dd>{description}</dd>}
                <dd>{money(pvpPrice)}</dd>
              </div>
            ))}
          </dl>
        </>
      )}
    </div>
  );
};
