import { z } from "zod";
import type { Dealer } from "#api/models/dealer.ts";
import { addressId } from "#contract/primitives.ts";
import { phoneText } from "#domain/phone-text.ts";
import { deliveryTypes } from "#domain/reservation-total.ts";
import { marketOf } from "#market/markets.ts";
import { getScopedI18n } from "#platform/i18n.ts";
import { knownLocale, type Locale } from "#platform/locale.ts";
import { ButtonLink } from "#ui/button/button-link.tsx";
import { SiteLink } from "#ui/site-link/site-link.tsx";
import type { OwnReservation } from "../load-reserved.ts";
import { handoverPlace } from "./handover-place.ts";
import { dayText, momentText } from "./moment-text.ts";
import styles from "./personal.module.css";

type CalendarQuery = { readonly id: string; readonly locale: Locale };

const calendarAddress = ({ id, locale }: CalendarQuery): string =>
  `/api/reservation-calendar/?${new URLSearchParams({ reservation: id, locale })}`;

const schema = z.object({ reservation: addressId });

/** The reservation of such an address; undefined for any other. */
export const readCalendarQuery = (params: URLSearchParams): CalendarQuery | undefined => {
  const read = schema.safeParse(Object.fromEntries(params));
  const locale = params.get("locale");
  return read.success ? { id: read.data.reservation, locale: knownLocale(locale) } : undefined;
};

type ReservationPlanProps = {
  readonly locale: Locale;
  readonly stored: OwnReservation;
  readonly dealer: Dealer | undefined;
  /** Those that there are; empty while they are not known. */
  readonly dealers: readonly Dealer[];
  /** Whether it can be cancelled here. */
  readonly isCancellable: boolean;
};

/** What comes after a paid deposit: dated steps, papers to bring, whom to call, and the days for a calendar. */
export const ReservationPlan = async ({
  locale,
  stored,
  dealer,
  dealers,
  isCancellable,
}: ReservationPlanProps) => {
  const t = await getScopedI18n("reservations.plan");
  const { money } = marketOf(locale).formats;
  const { deliveryDates, delivery, finance, retakeId, totals, cancellableUntil, timeline, createTime } =
    stored;
  const days = deliveryDates && {
    earliest: dayText(deliveryDates.earliest, locale),
    latest: dayText(deliveryDates.latest, locale),
  };
  const before = days ? t("before", { day: days.earliest }) : t("soon");
  const paidAt = timeline.find(({ code }) => code === "confirmed")?.at ?? createTime;
  const due = totals && totals.dueAtDelivery > 0 ? money(totals.dueAtDelivery) : undefined;
  const isCollected = delivery?.deliveryType === deliveryTypes.dealer;
  const steps: readonly (readonly [string, string | undefined])[] = [
    [t("paid"), paidAt && momentText(paidAt, locale)],
    [dealer ? t("call", { dealer: dealer.name }) : t("someCall"), before],
    ...(finance ? [[t("credit"), before] as const] : []),
    [t("contract"), before],
    ...(retakeId !== undefined ? [[t("tradeIn"), t("atHandover")] as const] : []),
    ...(due ? [[t("rest", { amount: due }), t("atHandover")] as const] : []),
    [
      t(isCollected ? "collect" : "handover"),
      [days && t("between", days), handoverPlace(stored, dealers)].filter(Boolean).join(". ") || undefined,
    ],
  ];
  const papers = [
    t("identity"),
    ...(finance ? [t("income")] : []),
    ...(retakeId !== undefined ? [t("carPapers")] : []),
  ];
  return (
    <section className={styles.plan} aria-labelledby="plan">
      <h2 id="plan">{t("title")}</h2>
      <ol>
        {steps.map(([name, when]) => (
          <li key={name}>
            <strong>{name}</strong>
            {when && <span className={styles.note}>{when}</span>}
          </li>
        ))}
      </ol>
      {isCancellable && cancellableUntil && (
        <p>{t("cancel", { until: momentText(cancellableUntil, locale) })}</p>
      )}
      <h3>{t("papers")}</h3>
      <ul>
        {papers.map((each) => (
          <li key={each}>{each}</li>
        ))}
      </ul>
      <p className={styles.ways}>
        {days && (
          <ButtonLink
            href={calendarAddress({ id: stored.id, locale })}
            look="secondary"
            rel="nofollow"
            download
          >
            {t("addToCalendar")}
          </ButtonLink>
        )}
        {dealer?.phone !== undefined && (
          <SiteLink href={`tel:${dealer.phone}`}>{t("ask", { phone: phoneText(dealer.phone) })}</SiteLink>
        )}
      </p>
    </section>
  );
};
