import { call } from "#api/call.ts";
import { offersWizard } from "#api/offered-parts.ts";
import { recordEvent } from "#api/record-event.ts";
import { loginAddress } from "#domain/login-address.ts";
import { trackingCodes } from "#domain/tracking-codes.ts";
import { readUtms } from "#domain/utm.ts";
import { wizardAddress, wizardPath } from "#domain/wizard-address.ts";
import { marketOf } from "#market/markets.ts";
import { getScopedI18n } from "#platform/i18n.ts";
import { isSignedIn } from "#platform/session.ts";
import { Button } from "#ui/button/button.tsx";
import { ChoiceGroup } from "#ui/choice-group/choice-group.tsx";
import { Notice } from "#ui/notice/notice.tsx";
import { PostedForm } from "#ui/posted-form/posted-form.tsx";
import { SiteLink } from "#ui/site-link/site-link.tsx";
import { readValuedCar, type ValuedCar } from "#wizard/valued-car.ts";
import { choosePayment } from "../actions/choose-payment.ts";
import { noTradeIn, paymentFields, toBeValued } from "../fields/payment-fields.ts";
import { figuresOf } from "../figures/priced-by.ts";
import { openReserve } from "../open-reserve.tsx";
import styles from "../reservation.module.css";
import { ReserveFrame } from "../reserve-frame.tsx";
import type { ReservePageInput } from "../reserve-page-input.ts";

/** A reservation starts when its first page is opened with nothing answered. */
const recordStart = ({ locale, query }: ReservePageInput): Promise<void> =>
  recordEvent(trackingCodes.startReserve, {
    locale,
    campaign: readUtms(new URLSearchParams(query)),
    data: { path: wizardPath("reserve", locale, "payment") },
  });

/** Step 1: with a car of one's own or without, with a credit or without. */
export const PaymentPage = async (input: ReservePageInput) => {
  const { locale, query, visitor } = input;
  const opened = await openReserve("payment", input);
  if ("instead" in opened) return opened.instead;
  const { prepared, reserved, choices } = opened;
  if (Object.keys(prepared.answers).length === 0) await recordStart(input);
  const t = await getScopedI18n("reservation");
  const { money, percent, longDate } = marketOf(locale).formats;
  const { detail, reservationDeposit = 0 } = reserved;
  const { carDetailFinance: credit } = detail;
  const { frame, choice } = await prepared.form(paymentFields, {
    retake: noTradeIn,
  });
  const takesCars = offersWizard("trade-in");
  const stored =
    takesCars && isSignedIn(visitor)
      ? await call("tradeIns", {}, { locale, token: visitor.token, sessionId: visitor.sessionId })
      : undefined;
  const all = stored?.ok ? stored.value : [];
  const now = Date.now();
  const anonymous = takesCars && !isSignedIn(visitor) ? await readValuedCar(locale) : undefined;
  const usable: readonly ValuedCar[] = anonymous
    ? [anonymous]
    : all.filter(({ status, expirationDate }) =>
        status === undefined ? Date.parse(expirationDate) > now : status === "valued" || status === "booked",
      );
  // A trade-in that was valued for this reservation comes with the address.
  const valued = new URLSearchParams(query).get("retake");
  const retake = choice("retake");
  const given = prepared.answers.payment?.retake ?? toBeValued;
  const isValued = given === toBeValued && usable.some(({ id }) => id === valued);
  const chosen = isValued ? valued : retake.defaultValue;
  const line = (text: string, more: string) => (
    <span className={styles.choice}>
      {text}
      <span className={styles.note}>{more}</span>
    </span>
  );
  const own = wizardAddress("reserve", locale, "payment", query);
  const withOffer = prepared.answers.payment?.financing !== "no";
  return (
    <ReserveFrame
      page="payment"
      title={t("paymentTitle")}
      intro={t("paymentIntro", { deposit: money(reservationDeposit) })}
      locale={locale}
      detail={detail}
      back={prepared.back}
      figures={figuresOf(reserved, choices, { withOffer })}
      isDelivered={false}
    >
      {stored && !stored.ok && (
        <Notice type="warning">
          <p>{t("tradeInsAway")}</p>
        </Notice>
      )}
      {choices.isTradeInGone ? (
        <Notice type="warning">
          <p>{t("tradeInGone")}</p>
        </Notice>
      ) : (
        all.length > 0 &&
        usable.length === 0 && (
          <Notice type="info">
            <p>{t("expiredTradeIns")}</p>
          </Notice>
        )
      )}
      <PostedForm {...frame} action={choosePayment} submit={credit ? undefined : t("next")}>
        {takesCars ? (
          <ChoiceGroup
            {...retake}
            {...(chosen && { defaultValue: chosen })}
            label={t("tradeIn")}
            choices={[
              { value: noTradeIn, text: t("noTradeIn") },
              ...usable.map((each) => ({
                value: each.id,
                text: line(
                  each.brand && each.plate
                    ? t("storedTradeIn", { car: `${each.brand} ${each.model}`, plate: each.plate })
                    : t("storedCar", { date: longDate(each.createTime ?? "") }),
                  [
                    t("storedWorth", { value: money(each.actualValuation) }),
                    each.expirationDate && t("storedUntil", { date: longDate(each.expirationDate) }),
                  ]
                    .filter(Boolean)
                    .join(". "),
                ),
              })),
              { value: toBeValued, text: line(t("newTradeIn"), t("newTradeInText")) },
            ]}
          />
        ) : (
          <input type="hidden" name="retake" value={noTradeIn} />
        )}
        {credit ? (
          <section className={styles.group} aria-labelledby="payment-financing">
            <h2 id="payment-financing">{t("financing")}</h2>
            <p className={styles.way}>
              <Button size="large" wide name="financing" value="yes">
                {t("financed")}
              </Button>
              <span className={styles.note}>
                {t("financedText", {
                  fee: money(choices.quote?.fee ?? credit.monthlyPayment),
                  taeg: percent(choices.quote?.taeg ?? credit.taeg),
                })}
              </span>
            </p>
            <p className={styles.way}>
              <Button size="large" wide look="secondary" name="financing" value="no">
                {t("cash")}
              </Button>
              <span className={styles.note}>{t("cashText", { price: money(credit.pvp) })}</span>
            </p>
          </section>
        ) : (
          <>
            <input type="hidden" name="financing" value="no" />
            <p>{t("notFinanceable")}</p>
          </>
        )}
      </PostedForm>
      {takesCars && !isSignedIn(visitor) && (
        <p>
          <SiteLink href={loginAddress(locale, { returnTo: own })}>{t("signInForTradeIns")}</SiteLink>{" "}
          {t("signInForTradeInsText")}
        </p>
      )}
    </ReserveFrame>
  );
};
