import { call } from "#api/call.ts";
import { offersCall } from "#api/offers-call.ts";
import { readCaller } from "#api/session/read-visitor.ts";
import { routePath } from "#domain/route-paths.ts";
import { marketOf } from "#market/markets.ts";
import { getScopedI18n } from "#platform/i18n.ts";
import type { Locale } from "#platform/locale.ts";
import { Notice } from "#ui/notice/notice.tsx";
import { SiteLink } from "#ui/site-link/site-link.tsx";
import type { OwnReservation } from "../load-reserved.ts";
import { vehicleName } from "../vehicle-text.ts";
import { CancelForm } from "./cancel-form.tsx";
import { CancellationPart } from "./cancellation-part.tsx";
import { CreditPart } from "./credit-part.tsx";
import { DealerPart } from "./dealer-part.tsx";
import { DeliveryPart } from "./delivery-part.tsx";
import { DocumentsPart } from "./documents-part.tsx";
import { PersonPart } from "./person-part.tsx";
import styles from "./personal.module.css";
import { ReservationFigures } from "./reservation-figures.tsx";
import { cancellation, reservationState } from "./reservation-state.ts";
import { NextSteps, StatusLine } from "./reservation-status.tsx";
import { ReservedVehicle } from "./reserved-vehicle.tsx";
import { Timeline } from "./timeline.tsx";
import { TradeInPart } from "./trade-in-part.tsx";
import { withVehicle } from "./with-vehicle.ts";

type ReservationPageProps = {
  readonly locale: Locale;
  readonly stored: OwnReservation;
  /** Whether the customer is asked to confirm that it is to be cancelled, and whether that was refused. */
  readonly isAsked: boolean;
  readonly formState: "review" | "done" | undefined;
};

/** One reservation of a customer: where it stands, what it costs, what happens next, and how to go back on it. */
export const ReservationPage = async ({
  locale,
  stored: found,
  isAsked,
  formState,
}: ReservationPageProps) => {
  const t = await getScopedI18n("reservations");
  const now = new Date();
  const stored = await withVehicle(found, locale);
  const { id, vehicle, finance, retakeId, totals, createTime } = stored;
  const state = reservationState(stored, now);
  const way = cancellation(stored, now);
  const isCancellable = (way === "held" || way === "paid") && (await offersCall("cancelReservation"));
  const answer = await call("dealers", {}, await readCaller(locale));
  const dealers = answer.ok ? answer.value : [];
  const dealer = dealers.find((each) => each.id === stored.dealerId);
  return (
    <div className={styles.page}>
      <p>
        <SiteLink href={routePath("reservations", locale)}>{t("back")}</SiteLink>
      </p>
      <h1>{t("heading", { vehicle: vehicleName(vehicle) || id })}</h1>
      {isAsked &&
        (isCancellable ? (
          <CancelForm locale={locale} stored={stored} way={way} state={formState} />
        ) : (
          <Notice type="info">
            <p>{t("notCancellable")}</p>
          </Notice>
        ))}
      <div className={styles.box}>
        <ReservedVehicle
          stored={stored}
          href={vehicle?.path}
          locale={locale}
          note={createTime && t("madeOn", { date: marketOf(locale).formats.longDate(createTime) })}
        />
        <StatusLine locale={locale} stored={stored} now={now} />
        <p className={styles.note}>{t("reference", { id })}</p>
      </div>
      <NextSteps {...{ locale, stored, now }} phone={dealer?.phone} />
      {(state === "cancelled" || state === "expired") && <p>{t("asItWas")}</p>}
      <div className={styles.parts}>
        <ReservationFigures locale={locale} stored={stored} />
        {finance && <CreditPart locale={locale} finance={finance} />}
        <DeliveryPart locale={locale} stored={stored} dealers={dealers} />
        <TradeInPart locale={locale} value={totals?.tradeIn} id={retakeId} />
        {(dealer || !answer.ok) && <DealerPart dealer={dealer} />}
        <DocumentsPart locale={locale} stored={stored} />
        <CancellationPart locale={locale} stored={stored} now={now} isAsked={isAsked} />
        <Timeline locale={locale} events={stored.timeline} />
        <PersonPart locale={locale} stored={stored} />
      </div>
    </div>
  );
};
