import type { Specifications } from "#features/shortlist/specifications/build-specifications.ts";
import { TechnicalData } from "#features/vehicle/vehicle-data/technical-data.tsx";
import { VehicleEquipment } from "#features/vehicle/vehicle-data/vehicle-equipment.tsx";
import { getScopedI18n } from "#platform/i18n.ts";
import { ButtonLink } from "#ui/button/button-link.tsx";
import { Notice } from "#ui/notice/notice.tsx";
import { DrawnPicture } from "#ui/picture/drawn-picture.tsx";
import styles from "./specifications-page.module.css";

/** A vehicle's equipment and specifications; in a panel it keeps the list open. */
export const SpecificationsPage = async ({ vehicle }: { readonly vehicle: Specifications }) => {
  const t = await getScopedI18n("specifications");
  const { name, version, facts, price, picture, status, technicalData, equipment, path } = vehicle;
  return (
    <div className={styles.specifications}>
      <h1>{t("title", { name })}</h1>
      <div className={styles.vehicle}>
        <DrawnPicture picture={picture} alt="" first />
        <h2>{name}</h2>
        <p>{version}</p>
        <p>{facts.join("\u00a0· ")}</p>
        <p>
          <strong>{price}</strong>
        </p>
        {status !== null && (
          <Notice type="info">
            <p>{t(status)}</p>
          </Notice>
        )}
        <ButtonLink href={path}>{t("page")}</ButtonLink>
      </div>
      {technicalData.length > 0 && <TechnicalData groups={technicalData} />}
      {equipment.length > 0 && (
        <section>
          <h2>{t("equipment")}</h2>
          <VehicleEquipment groups={equipment} />
        </section>
      )}
    </div>
  );
};
