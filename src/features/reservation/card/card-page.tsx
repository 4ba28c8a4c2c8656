import { call } from "#api/call.ts";
import type { Caller } from "#api/call-headers.ts";
import { shownReservationDeposit } from "#api/models/shown-reservation-deposit.ts";
import { offersRequest } from "#api/offered-parts.ts";
import { offersCall } from "#api/offers-call.ts";
import { readCaller } from "#api/session/read-visitor.ts";
import { loginAddress } from "#domain/login-address.ts";
import { phoneText } from "#domain/phone-text.ts";
import { reservePages, reserveSteps } from "#domain/reserve-pages.ts";
import { routePath } from "#domain/route-paths.ts";
import { wizardAddress } from "#domain/wizard-address.ts";
import type { FormState } from "#forms/form-state.ts";
import { marketOf } from "#market/markets.ts";
import type { PaymentForm } from "#payment/payment-form.ts";
import { cardProvider, providers } from "#payment/providers.ts";
import { flashText } from "#platform/flash.ts";
import { getScopedI18n } from "#platform/i18n.ts";
import type { Locale } from "#platform/locale.ts";
import { wordsOf } from "#platform/wording.ts";
import { ButtonLink } from "#ui/button/button-link.tsx";
import { DefinitionList } from "#ui/definition-list/definition-list.tsx";
import { Notice } from "#ui/notice/notice.tsx";
import { SiteLink } from "#ui/site-link/site-link.tsx";
import { StepProgress } from "#ui/step-progress/step-progress.tsx";
import type { OwnReservation } from "../load-reserved.ts";
import type { StoredPayment } from "../stored-payment.ts";
import { vehicleText } from "../vehicle-text.ts";
import styles from "./card-step.module.css";
import { CardStep } from "./card-step.tsx";
import { PhoneLink } from "./phone-link.tsx";
import { PlainWay } from "./plain-way.tsx";

type PaidElsewhereProps = {
  readonly locale: Locale;
  /** Paths of this page and of the reservation. */
  readonly own: string;
  readonly reservation: string;
  readonly amount: string;
  readonly stored: OwnReservation;
  /** Where the service has it paid; empty where it names no place. */
  readonly address: string;
};

/** For a payment whose provider has no form on the site: the way to the page where it is paid. */
const PaidElsewhere = async ({ locale, own, reservation, amount, stored, address }: PaidElsewhereProps) => {
  const t = await getScopedI18n("cardStep");
  const { holdUntil } = stored;
  const [ownPath] = own.split("?");
  const isElsewhere = address !== "" && address.split("?")[0] !== ownPath;
  return (
    <div className={styles.step}>
      {holdUntil && <p>{t("held", { time: marketOf(locale).formats.time(holdUntil) })}</p>}
      <p>{t(isElsewhere ? "elsewhereText" : "laterText")}</p>
      {isElsewhere && (
        <p>
          <ButtonLink href={address} rel="nofollow">
            {t("elsewherePay", { amount })}
          </ButtonLink>
        </p>
      )}
      <p>
        {isElsewhere && `${t("elsewherePaid")} `}
        <SiteLink href={reservation}>{t("browser.seeReservation")}</SiteLink>
      </p>
    </div>
  );
};

/** The notice that nothing is charged here, with card numbers for testing. */
const TestCards = async ({ numbers }: { readonly numbers: NonNullable<PaymentForm["testNumbers"]> }) => {
  const t = await getScopedI18n("cardStep");
  return (
    <Notice type="info" title={t("testTitle")}>
      <p>{t("testText")}</p>
      <ul className={styles.tests}>
        {numbers.map(([number, does]) => (
          <li key={number}>
            <code>{number}</code>: {t(`testCards.${does}`)}
          </li>
        ))}
      </ul>
    </Notice>
  );
};

type CardPageProps = {
  readonly locale: Locale;
  /** Of the form for a call. */
  readonly state: FormState | undefined;
  readonly query: string;
  readonly payment: StoredPayment;
  readonly stored: OwnReservation;
};

/** What the card is charged where the service does not say what it charges. */
const loadDeposit = async (vin: string | undefined, caller: Caller): Promise<number | undefined> => {
  const [detail, dropdowns] = await Promise.all([
    vin === undefined ? undefined : call("vehicle", { params: { vin } }, caller),
    call("dropdowns", {}, caller),
  ]);
  const price = detail?.ok ? detail.value.card.totalPrice : undefined;
  const usual = dropdowns.ok ? dropdowns.value.financeConfig.usualReservationDeposit : undefined;
  return shownReservationDeposit(price, usual);
};

/** What the card is charged for and until when, and the part of the page that charges it. */
export const CardPage = async ({ locale, state, query, payment, stored }: CardPageProps) => {
  const t = await getScopedI18n("cardStep");
  const { formats } = marketOf(locale);
  const caller = await readCaller(locale);
  const { vehicle, holdUntil, payment: charged } = stored;
  const [dealers, isCancellable, deposit] = await Promise.all([
    call("dealers", {}, caller),
    offersCall("cancelReservation"),
    charged.amount ?? loadDeposit(vehicle?.vin, caller),
  ]);
  const dealer = dealers.ok ? dealers.value.find(({ id }) => id === stored.dealerId) : undefined;
  const phone = dealer?.phone;
  const amount = formats.money(deposit);
  const own = wizardAddress("reserve", locale, "card", query);
  const summary = wizardAddress("reserve", locale, "summary", query);
  const contact = `${routePath("request", locale, { panel: "contact" })}?${query}`;
  const { reservationId, clientToken, publicKey } = payment;
  const provider = cardProvider(payment);
  const testNumbers = provider && providers[provider].testNumbers;
  const reservation = routePath("reservation", locale, { id: reservationId });
  const name = vehicleText(vehicle);
  return (
    <div className={styles.page}>
      <StepProgress
        current={reservePages.card}
        total={reserveSteps}
        label={t("progress", { step: reservePages.card, total: reserveSteps, name: t("step") })}
      />
      <h1>{t("title")}</h1>
      <div className={styles.facts}>
        <DefinitionList
          className={styles.list}
          items={[[t("amount"), amount], ...(name ? [[t("vehicle"), name] as const] : [])]}
        />
        <p className={styles.rule}>{t(isCancellable ? "refund" : "refundPlain", { amount })}</p>
      </div>
      {testNumbers && <TestCards numbers={testNumbers} />}
      {provider ? (
        <>
          <PlainWay {...{ locale, state, query, stored, dealer }} />
          <CardStep
            locale={locale}
            payment={{ reservationId, clientToken, publicKey, provider }}
            owner={stored.name ?? ""}
            amount={amount}
            held={holdUntil && t("held", { time: formats.time(holdUntil) })}
            leftMs={holdUntil ? new Date(holdUntil).getTime() - Date.now() : 0}
            places={{
              own,
              summary,
              reservation,
              login: loginAddress(locale, { returnTo: own }),
              call: phone ? `tel:${phone}` : contact,
            }}
            call={phone ? t("call", { phone: phoneText(phone) }) : t("write")}
            flash={flashText("reservation-paid")}
            words={wordsOf(locale, "cardStep").browser}
          />
        </>
      ) : (
        <PaidElsewhere {...{ locale, own, reservation, amount, stored }} address={payment.paymentUrl} />
      )}
      <p>
        {dealer && phone ? t("help", { dealer: dealer.name }) : t("helpAway")}{" "}
        {phone && <PhoneLink phone={phone} />}
        <br />
        {offersRequest("contact", true) && <SiteLink href={contact}>{t("write")}</SiteLink>}
      </p>
      <p>
        <SiteLink href={summary}>{t("back")}</SiteLink>
      </p>
    </div>
  );
};
