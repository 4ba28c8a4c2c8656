import { getScopedI18n } from "#platform/i18n.ts";
import { VehicleLine } from "#ui/vehicle-line/vehicle-line.tsx";
import type { AlertPreview as PreviewData } from "../asked-list.ts";
import styles from "../lead.module.css";

/** Recent matches of the alert, to show whether it would send too few or too many mails. */
export const AlertPreview = async ({ days, arrived, cheaper, vehicles }: PreviewData) => {
  const t = await getScopedI18n("leads");
  return (
    <section className={styles.preview}>
      <h2>{t("previewTitle", { days })}</h2>
      <p>
        {arrived + cheaper === 0
          ? t("previewNone")
          : t("previewSome", {
              arrived: t("arrived", { count: arrived }),
              cheaper: t("cheaper", { count: cheaper }),
            })}
      </p>
      {vehicles.length > 0 && (
        <ul>
          {vehicles.map((vehicle) => (
            <li key={vehicle.href}>
              <VehicleLine {...vehicle} />
            </li>
          ))}
        </ul>
      )}
    </section>
  );
};
