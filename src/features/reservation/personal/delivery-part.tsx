import type { Dealer } from "#api/models/dealer.ts";
import { deliveryTypes } from "#domain/reservation-total.ts";
import { getScopedI18n } from "#platform/i18n.ts";
import type { Locale } from "#platform/locale.ts";
import { DefinitionList } from "#ui/definition-list/definition-list.tsx";
import type { OwnReservation } from "../load-reserved.ts";
import { handoverPlace } from "./handover-place.ts";
import { dayText } from "./moment-text.ts";
import styles from "./personal.module.css";

type DeliveryPartProps = {
  readonly locale: Locale;
  readonly stored: OwnReservation;
  /** Those that there are; empty while they are not known. */
  readonly dealers: readonly Dealer[];
};

/** How, where and when the vehicle comes to its owner, and what it is warranted for. */
export const DeliveryPart = async ({ locale, stored, dealers }: DeliveryPartProps) => {
  const t = await getScopedI18n("reservations");
  const { delivery, deliveryDates, warranty } = stored;
  if (!delivery) return null;
  const isCollected = delivery.deliveryType === deliveryTypes.dealer;
  const way = isCollected ? "collected" : delivery.deliveryType === deliveryTypes.home ? "home" : "elsewhere";
  const address = handoverPlace(stored, dealers);
  const window = delivery.deliveryType === deliveryTypes.custom ? delivery.window : undefined;
  const days = deliveryDates && {
    earliest: dayText(deliveryDates.earliest, locale),
    latest: dayText(deliveryDates.latest, locale),
  };
  const dates =
    days && (days.earliest === days.latest ? t("on", { day: days.earliest }) : t("between", days));
  return (
    <section className={styles.part}>
      <h2>{t("delivery")}</h2>
      <DefinitionList
        className={styles.rows}
        items={[
          [t("place"), [t(way), address].filter(Boolean).join(": ")],
          ...(dates ? [[t("dates"), window ? t(window, { dates }) : dates] as const] : []),
          [t("warranty"), warranty ? t("moreWarranty", { name: warranty.name }) : t("legalWarranty")],
        ]}
      />
    </section>
  );
};
