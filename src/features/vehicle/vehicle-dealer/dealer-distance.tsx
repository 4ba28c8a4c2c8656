import { type Coordinates, distanceKm, roundDistance } from "#domain/distance.ts";
import { postalAreaOf } from "#market/postal-areas.ts";
import { getScopedI18n } from "#platform/i18n.ts";
import { Button } from "#ui/button/button.tsx";
import { Icon } from "#ui/icon/icon.tsx";
import { TextField } from "#ui/text-input/text-field.tsx";
import styles from "./vehicle-dealer.module.css";

export type DistanceQuestion = {
  /** The vehicle page's own address. */
  readonly path: string;
  /** The postal code that was asked with, as it was typed. */
  readonly zip: string | undefined;
  /** What else of the address is to be kept, as fields of the form. */
  readonly kept: readonly (readonly [name: string, value: string])[];
};

/** How far away the dealer is, by a postal code (a plain form) or by where the visitor is now. */
export const DealerDistance = async ({
  place,
  path,
  zip,
  kept,
}: DistanceQuestion & { readonly place: Coordinates }) => {
  const t = await getScopedI18n("vehicle.distance");
  const area = zip === undefined ? undefined : postalAreaOf(zip);
  const km = area && roundDistance(distanceKm(area, place));
  return (
    <div className={styles.distance}>
      <h3>{t("title")}</h3>
      <form action={`${path}#dealer`} method="get">
        {kept.map(([name, value]) => (
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
          error={zip === undefined || area ? undefined : t("unknown", { zip })}
        />
        <Button look="secondary">{t("submit")}</Button>
      </form>
      {area && <p>{t("fromArea", { km: km ?? 0, area: area.name })}</p>}
      <div>
        <Button type="button" look="secondary" data-action="locate" data-needs-script="">
          <Icon name="pin" size={20} />
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
    </div>
  );
};
