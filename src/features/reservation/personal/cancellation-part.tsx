import { offersCall } from "#api/offers-call.ts";
import { routePath } from "#domain/route-paths.ts";
import { marketOf } from "#market/markets.ts";
import { getScopedI18n } from "#platform/i18n.ts";
import type { Locale } from "#platform/locale.ts";
import { SiteLink } from "#ui/site-link/site-link.tsx";
import type { OwnReservation } from "../load-reserved.ts";
import { DocumentLink } from "./documents-part.tsx";
import { momentText } from "./moment-text.ts";
import styles from "./personal.module.css";
import { cancellation, leftOf } from "./reservation-state.ts";

type CancellationPartProps = {
  readonly locale: Locale;
  readonly stored: OwnReservation;
  readonly now: Date;
  /** Whether the confirmation is open. */
  readonly isAsked: boolean;
};

/** Until when a reservation can be cancelled and what becomes of the deposit, and how one goes back on the purchase. */
export const CancellationPart = async ({ locale, stored, now, isAsked }: CancellationPartProps) => {
  const t = await getScopedI18n("reservations");
  const isOffered = await offersCall("cancelReservation");
  const { id, cancellableUntil = "", payment, documents, status } = stored;
  const way = cancellation(stored, now);
  const form = documents.find(({ kind }) => kind === "withdrawal");
  const isBought = status === "confirmed" || status === "completed";
  if ((way === undefined || !isOffered) && !isBought) return null;
  const amount = marketOf(locale).formats.money(leftOf(payment));
  const until = momentText(cancellableUntil, locale);
  return (
    <section className={styles.part}>
      <h2>{t("ending")}</h2>
      {way === "held" && isOffered && <p>{t("cancelHeld")}</p>}
      {way === "paid" && isOffered && <p>{t("cancelPaid", { until, amount })}</p>}
      {way === "over" && <p>{t("cancelOver", { until })}</p>}
      {(way === "held" || way === "paid") && isOffered && !isAsked && (
        <p>
          <SiteLink href={`${routePath("reservation", locale, { id })}?confirm=cancel`} rel="nofollow">
            {t("cancel")}
          </SiteLink>
        </p>
      )}
      {isBought && <p>{t("withdraw")}</p>}
      {form && (
        <p>
          <DocumentLink locale={locale} stored={stored} document={form}>
            {t("withdrawForm")}
          </DocumentLink>
        </p>
      )}
    </section>
  );
};
