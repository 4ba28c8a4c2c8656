import type { Vehicle } from "#api/models/vehicle.ts";
import { offersRequest } from "#api/offered-parts.ts";
import { phoneText } from "#domain/phone-text.ts";
import { routePath } from "#domain/route-paths.ts";
import { getScopedI18n } from "#platform/i18n.ts";
import type { Locale } from "#platform/locale.ts";
import { ButtonLink } from "#ui/button/button-link.tsx";
import styles from "../reservation.module.css";

type OffPageProps = { readonly locale: Locale; readonly detail: Vehicle };

/** Nothing is reserved online at present: people do it. */
export const OffPage = async ({ locale, detail: { card, dealer } }: OffPageProps) => {
  const t = await getScopedI18n("reservation");
  return (
    <div className={styles.page}>
      <h1>{t("offTitle")}</h1>
      <p>{t("offText")}</p>
      <p className={styles.ways}>
        {dealer.phone && (
          <ButtonLink href={`tel:${dealer.phone}`}>
            {t("call", { phone: phoneText(dealer.phone) })}
          </ButtonLink>
        )}
        {offersRequest("contact", true) && (
          <ButtonLink
            look="secondary"
            href={`${routePath("request", locale, { panel: "contact" })}?vin=${card.vin}`}
          >
            {t("write")}
          </ButtonLink>
        )}
      </p>
    </div>
  );
};
