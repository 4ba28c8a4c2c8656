import type { DeliveryOptions } from "#contract/delivery.ts";
import { type Coordinates, distanceKm, roundDistance } from "#domain/distance.ts";
import { postalCodeBox } from "#forms/query-box.ts";
import { marketOf } from "#market/markets.ts";
import { postalAreaOf } from "#market/postal-areas.ts";
import { getCurrentLocale, getScopedI18n } from "#platform/i18n.ts";
import { Button } from "#ui/button/button.tsx";
import { TextField } from "#ui/text-input/text-field.tsx";
import styles from "./vehicle-delivery.module.css";

export type DeliveryQuestionProps = {
  /** The vehicle page's own address. */
  readonly path: string;
  /** The submitted postal code, as typed. */
  readonly zip: string | undefined;
  /** The rest of the query, as hidden fields. */
  readonly hiddenFields: readonly (readonly [name: string, value: string])[];
  /** Delivery to that postal code; undefined where it is not known. */
  readonly delivery: DeliveryOptions | undefined;
  readonly place: Coordinates;
};

/** Delivery cost and distance of a vehicle: by postal code (a plain form), or by the visitor's position. */
export const DeliveryQuestion = async ({
  place,
  path,
  zip,
  hiddenFields,
  delivery,
}: DeliveryQuestionProps) => {
  const t = await getScopedI18n("vehicle.delivery");
  const locale = await getCurrentLocale();
  const { money, weekday } = marketOf(locale).formats;
  const area = zip === undefined ? undefined : postalAreaOf(zip);
  const day = (date: string) => weekday(`${date}T12:00:00Z`);
  const home = delivery?.home;
  return (
    <>
      <form action={`${path}#delivery`} method="get">
        {hiddenFields.map(([name, value]) => (
          <input key={name} type="hidden" name={name} value={value} />
        ))}
        <TextField
          label={t("zip")}
          name="zip"
          defaultValue={zip}
          maxLength={12}
          inputMode="numeric"
          autoComplete="postal-code"
          required
          {...postalCodeBox(locale)}
          error={zip === undefined || area ? undefined : t("unknown", { zip })}
        />
        <Button look="secondary">{t("submit")}</Button>
      </form>
      {home && (
        <p>
          <strong>{t("homeCost", { amount: money(home.cost) })}</strong>{" "}
          {t("homeDays", { earliest: day(home.earliest), latest: day(home.latest) })}
        </p>
      )}
      {delivery && !home && <p>{t("notBrought")}</p>}
      {area && <p>{t("fromArea", { km: roundDistance(distanceKm(area, place)), area: area.name })}</p>}
      <div className={styles.locate}>
        <Button
          icon="pin"
          type="button"
          look="tertiary"
          size="ghost"
          data-action="locate"
          data-needs-script=""
        >
          {t("locate")}
        </Button>
        <p
          role="status"
          data-place={JSON.stringify(place)}
          data-asking={t("locating")}
          data-result={t("fromHere", { km: "{km}" })}
          data-refused={t("refused")}
          data-failed={t("failed")}
        />
      </div>
    </>
  );
};
