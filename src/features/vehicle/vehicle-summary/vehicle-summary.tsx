import { Fragment } from "react";
import type { Vehicle } from "#api/models/vehicle.ts";
import { marketOf } from "#market/markets.ts";
import { getCurrentLocale, getScopedI18n } from "#platform/i18n.ts";
import { cardFlags, flagText } from "../vehicle-card/card-flags.ts";
import styles from "./vehicle-summary.module.css";

/** Name, version and key facts. */
export const VehicleSummary = async ({ vehicle }: { readonly vehicle: Vehicle }) => {
  const t = await getScopedI18n("vehicle");
  const words = await getScopedI18n("card");
  const { kilometres, number } = marketOf(await getCurrentLocale()).formats;
  const { brand, model, commercialDescription, year, kilometers, fuel, transmission, power, color } =
    vehicle.vehicle;
  const facts: [name: string, value: string | number | undefined][] = [
    [t("year"), year],
    [t("kilometers"), kilometers === undefined ? undefined : kilometres(kilometers)],
    [t("fuel"), fuel],
    [t("transmission"), transmission],
    [t("power"), power === undefined ? undefined : t("powerValue", { power: number(power) })],
    [t("color"), color],
  ];
  return (
    <div className={styles.summary}>
      <h1>
        {brand} {model}
      </h1>
      {commercialDescription !== "" && <p className={styles.version}>{commercialDescription}</p>}
      <p className={styles.flags} data-part="flags">
        {cardFlags(vehicle.card).map((flag) => (
          <b key={flag} data-flag={flag}>
            {flagText(vehicle.card, flag) ?? words(flag)}
          </b>
        ))}
        {vehicle.card.tags.map(({ id, value }) => (
          <span key={id}>{value}</span>
        ))}
      </p>
      <dl className={styles.facts} aria-label={t("facts")}>
        {facts.map(
          ([name, value]) =>
            value !== undefined && (
              <Fragment key={name}>
                <dt>{name}</dt>
                <dd>{value}</dd>
              </Fragment>
            ),
        )}
      </dl>
    </div>
  );
};
