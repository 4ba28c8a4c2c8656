import { call } from "#api/call.ts";
import type { Dealer } from "#api/models/dealer.ts";
import { registrationOf } from "#api/models/registration.ts";
import { offersCall } from "#api/offers-call.ts";
import { saleAttribute } from "#api/sale-facts.ts";
import { readCaller } from "#api/session/read-visitor.ts";
import { phoneText } from "#domain/phone-text.ts";
import { routePath } from "#domain/route-paths.ts";
import { shortReference } from "#domain/short-reference.ts";
import { marketOf } from "#market/markets.ts";
import { getScopedI18n } from "#platform/i18n.ts";
import type { Locale } from "#platform/locale.ts";
import { wordsOf } from "#platform/wording.ts";
import { DefinitionList } from "#ui/definition-list/definition-list.tsx";
import { FiguresTable } from "#ui/figures-table/figures-table.tsx";
import { Notice } from "#ui/notice/notice.tsx";
import { SiteLink } from "#ui/site-link/site-link.tsx";
import type { OwnReservation } from "../load-reserved.ts";
import { vehicleName } from "../vehicle-text.ts";
import { addressText } from "./address-text.ts";
import { CancelForm } from "./cancel-form.tsx";
import { CancellationPart } from "./cancellation-part.tsx";
import { DeliveryPart } from "./delivery-part.tsx";
import { DocumentsPart } from "./documents-part.tsx";
import { dayText, momentText } from "./moment-text.ts";
import { paidSale } from "./paid-sale.ts";
import styles from "./personal.module.css";
import { ReservationFigures } from "./reservation-figures.tsx";
import { ReservationPlan } from "./reservation-plan.tsx";
import { cancellation, nextOf, reservationState } from "./reservation-state.ts";
import { NextSteps, StatusLine } from "./reservation-status.tsx";
import { ReservedVehicle } from "./reserved-vehicle.tsx";
import { withVehicle } from "./with-vehicle.ts";

type CreditPartProps = {
  readonly locale: Locale;
  readonly finance: NonNullable<OwnReservation["finance"]>;
};

/** The credit that was chosen, as it was reserved. */
const CreditPart = async ({ locale, finance }: CreditPartProps) => {
  const t = await getScopedI18n("reservations");
  const words = wordsOf(locale, "figures");
  const { money, percent } = marketOf(locale).formats;
  const { lastFee, residualValue, initialExpenses, tan } = finance;
  const some = (name: string, euros: number | undefined): [string, string][] =>
    euros ? [[name, money(euros)]] : [];
  return (
    <section className={styles.part}>
      <FiguresTable
        className={styles.figures}
        caption={t("credit")}
        columns={[t("concept"), t("amount")]}
        rows={[
          [words.deposit, money(finance.initialValue)],
          [words.capital, money(finance.capitalToFinance)],
          [words.months, t("monthsValue", { months: String(finance.nrPayments) })],
          [words.fee, money(finance.fee)],
          ...some(words.lastFee, lastFee === finance.fee ? undefined : lastFee),
          ...some(words.residual, residualValue),
          ...some(words.initialExpenses, initialExpenses),
          [words.taeg, percent(finance.taeg)],
          ...(tan === undefined ? [] : [[words.tan, percent(tan)]]),
          [words.mtic, money(finance.mtic)],
        ]}
      />
      <p className={styles.note}>{t("creditText")}</p>
    </section>
  );
};

/** Who sells the vehicle, and how to reach them. */
const DealerPart = async ({ dealer }: { readonly dealer: Dealer | undefined }) => {
  const t = await getScopedI18n("reservations");
  return (
    <section className={styles.part}>
      <h2>{t("dealer")}</h2>
      {dealer ? (
        <DefinitionList
          className={styles.rows}
          items={[
            [t("dealerName"), dealer.name],
            [t("address"), addressText({ ...dealer, city: dealer.municipality })],
            ...(dealer.phone === undefined
              ? []
              : ([
                  [
                    t("phone"),
                    <SiteLink key="phone" href={`tel:${dealer.phone}`}>
                      {phoneText(dealer.phone)}
                    </SiteLink>,
                  ],
                ] as const)),
          ]}
        />
      ) : (
        <p>{t("away")}</p>
      )}
    </section>
  );
};

type PersonPartProps = { readonly locale: Locale; readonly stored: OwnReservation };

/** Who has reserved, and for whom the receipt is. */
const PersonPart = async ({ locale, stored }: PersonPartProps) => {
  const t = await getScopedI18n("reservations");
  const { name, email, phoneNumber, birthDate, receipt } = stored;
  const rows: readonly (readonly [string, string | undefined])[] = [
    [t("name"), name],
    [t("email"), email],
    [t("phone"), phoneNumber && phoneText(phoneNumber)],
    [t("birthDate"), birthDate && dayText(birthDate, locale)],
    [t("nif"), receipt?.nif],
    [t("receipt"), receipt && addressText(receipt)],
    [t("extraReceipt"), receipt?.extraReceipt && addressText(receipt.extraReceipt)],
  ];
  if (rows.every(([, value]) => !value)) return null;
  return (
    <section className={styles.part}>
      <h2>{t("person")}</h2>
      <DefinitionList
        className={styles.rows}
        items={rows.flatMap(([term, value]) => (value ? [[term, value] as const] : []))}
      />
    </section>
  );
};

type TradeInPartProps = {
  readonly locale: Locale;
  /** What the car counts for, in euros; undefined where the service does not say. */
  readonly value: number | undefined;
  /** Of the trade-in; undefined once it was deleted. */
  readonly id: string | undefined;
};

/** The car that is given in payment. */
const TradeInPart = async ({ locale, value, id }: TradeInPartProps) => {
  const t = await getScopedI18n("reservations");
  if (value === undefined ? id === undefined : value <= 0) return null;
  return (
    <section className={styles.part}>
      <h2>{t("tradeIn")}</h2>
      {value !== undefined && <p>{t("tradeInText", { amount: marketOf(locale).formats.money(value) })}</p>}
      {id !== undefined && (
        <p>
          <SiteLink href={routePath("tradeIn", locale, { id })}>{t("tradeInLink")}</SiteLink>
        </p>
      )}
    </section>
  );
};

type TimelineProps = { readonly locale: Locale; readonly events: OwnReservation["timeline"] };

/** What has happened to a reservation, in its order, each with its moment. */
const Timeline = async ({ locale, events }: TimelineProps) => {
  const t = await getScopedI18n("reservations");
  if (events.length === 0) return null;
  return (
    <section className={styles.part}>
      <h2>{t("timeline")}</h2>
      <ol className={styles.events}>
        {events.map(({ at, code }) => (
          <li key={`${at} ${code}`}>
            <span>{t(`events.${code}`)}</span>
            <time dateTime={at} className={styles.note}>
              {momentText(at, locale)}
            </time>
          </li>
        ))}
      </ol>
    </section>
  );
};

type ReservationPageProps = {
  readonly locale: Locale;
  readonly stored: OwnReservation;
  /** Whether the confirmation of a cancellation is shown, and whether it was refused. */
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
  const caller = await readCaller(locale);
  const [answer, detail] = await Promise.all([
    call("dealers", {}, caller),
    vehicle && call("vehicle", { params: { vin: vehicle.vin } }, caller),
  ]);
  const dealers = answer.ok ? answer.value : [];
  const dealer = dealers.find((each) => each.id === stored.dealerId);
  const sale = await saleAttribute((cookies) => paidSale(stored, cookies, now));
  return (
    <div className={styles.page} data-sale={sale}>
      <p>
        <SiteLink href={routePath("reservations", locale)}>{t("back")}</SiteLink>
      </p>
      <h1>
        {t(state === "confirmed" ? "reservedHeading" : "heading", { vehicle: vehicleName(vehicle) || id })}
      </h1>
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
        <p className={styles.note}>{t("reference", { id: shortReference(id) })}</p>
      </div>
      {nextOf(stored, now) === "confirmed" && !isAsked && (
        <ReservationPlan {...{ locale, stored, dealer, dealers, isCancellable }} />
      )}
      <NextSteps {...{ locale, stored, now }} phone={dealer?.phone} />
      {(state === "cancelled" || state === "expired") && <p>{t("asItWas")}</p>}
      <div className={styles.parts}>
        <ReservationFigures
          locale={locale}
          stored={stored}
          registration={detail?.ok ? registrationOf(detail.value, locale) : undefined}
        />
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
