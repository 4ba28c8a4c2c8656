import { redirect } from "next/navigation";
import type { ReactNode } from "react";
import { call } from "#api/call.ts";
import { offersCall } from "#api/offers-call.ts";
import { readCaller } from "#api/session/read-visitor.ts";
import { isHoldEnd } from "#domain/hold-end-reasons.ts";
import { eurosFromCents } from "#domain/money.ts";
import type { ReservePage } from "#domain/reserve-pages.ts";
import { wizardAddress } from "#domain/wizard-address.ts";
import { marketOf } from "#market/markets.ts";
import { getScopedI18n } from "#platform/i18n.ts";
import { wordsOf } from "#platform/wording.ts";
import { DefinitionList } from "#ui/definition-list/definition-list.tsx";
import { Notice } from "#ui/notice/notice.tsx";
import { PostedForm } from "#ui/posted-form/posted-form.tsx";
import { SiteLink } from "#ui/site-link/site-link.tsx";
import { TextInput } from "#ui/text-input/text-input.tsx";
import { submitReservation } from "../actions/submit-reservation.ts";
import { PhoneLink } from "../card/phone-link.tsx";
import { deliveryChoices } from "../fields/delivery-fields.ts";
import { chosenTradeIn } from "../fields/payment-fields.ts";
import { summaryFields } from "../fields/summary-fields.ts";
import { equalFees } from "../figures/equal-fees.ts";
import { figuresOf } from "../figures/priced-by.ts";
import { openReserve } from "../open-reserve.tsx";
import { addressText } from "../personal/address-text.ts";
import styles from "../reservation.module.css";
import { isFinanced } from "../reservation-flow.ts";
import { ReserveFrame } from "../reserve-frame.tsx";
import type { ReservePageInput } from "../reserve-page-input.ts";
import { UnavailablePage } from "./unavailable-page.tsx";

/** Step 6: all of it once more, with what it costs; its button reserves. */
export const SummaryPage = async (input: ReservePageInput) => {
  const { locale, query } = input;
  const opened = await openReserve("summary", input);
  if ("instead" in opened) return opened.instead;
  const { prepared, reserved, choices } = opened;
  const t = await getScopedI18n("reservation");
  const words = wordsOf(locale, "figures");
  const { money, percent, longDate, time } = marketOf(locale).formats;
  const { delivery, person } = prepared.answers;
  const { quote, tradeIn, warranty, dates } = choices;
  const to = (page: ReservePage) => wizardAddress("reserve", locale, page, query);
  if (choices.isTradeInGone) redirect(to("payment"));
  const isTradedIn = chosenTradeIn(prepared.answers.payment?.retake) !== undefined;
  // Without them it would be another total.
  if ((isFinanced(prepared.answers) && !quote) || (isTradedIn && !tradeIn))
    return <UnavailablePage {...input} page="summary" />;
  const { detail, reservationDeposit = 0, own } = reserved;
  const ended = new URLSearchParams(query).get("ended") ?? "";
  const figures = figuresOf(reserved, choices);
  const { totalCents } = figures.financed ?? figures.cash;
  const { frame, box } = await prepared.form(summaryFields);
  const dealers = await call("dealers", {}, await readCaller(locale));
  const collected = dealers.ok ? dealers.value.find(({ id }) => id === delivery?.dealerId) : undefined;
  const place = {
    [deliveryChoices.home]: t("atHome"),
    [deliveryChoices.dealer]: t("atDealer", { name: collected?.name ?? "" }),
    [deliveryChoices.custom]: delivery && addressText(delivery),
  }[delivery?.delivery ?? ""];
  const lines = (...all: readonly (string | undefined | false)[]): ReactNode =>
    all.filter(Boolean).map((each) => <span key={String(each)}>{each}</span>);
  const part = (term: string, page: ReservePage, ...all: readonly (string | undefined | false)[]) =>
    [
      term,
      <span key={term} className={styles.choice}>
        {lines(...all)}
        <SiteLink href={to(page)} aria-label={`${t("change")}: ${term}`}>
          {t("change")}
        </SiteLink>
      </span>,
    ] as const;
  const hidden = {
    price: eurosFromCents(totalCents),
    ...(quote && {
      fee: quote.fee,
      capital: quote.capitalToFinance,
      taeg: quote.taeg,
      mtic: quote.mtic,
    }),
  };
  return (
    <ReserveFrame
      page="summary"
      title={t("summaryTitle")}
      intro={own ? t("summaryHeldIntro") : t("summaryIntro")}
      locale={locale}
      detail={detail}
      back={prepared.back}
      figures={figures}
      isDelivered
    >
      {isHoldEnd(ended) && (
        <Notice type="warning">
          <p>
            {wordsOf(locale, "cardStep").ended[ended]}{" "}
            {ended === "declined" && detail.dealer.phone && <PhoneLink phone={detail.dealer.phone} />}
          </p>
        </Notice>
      )}
      {own && (
        <Notice type="info">
          <p>{own.holdUntil ? t("heldNotice", { time: time(own.holdUntil) }) : t("summaryHeldIntro")}</p>
        </Notice>
      )}
      <DefinitionList
        className={styles.facts}
        items={[
          part(
            t("howPaid"),
            quote ? "financing" : "payment",
            quote
              ? `${t("columnFinanced")}: ${money(quote.fee)} × ${equalFees(quote)}, ${percent(quote.taeg)} ${words.taeg}`
              : t("columnCash"),
            quote && quote.lastFee !== quote.fee && `${words.lastFee}: ${money(quote.lastFee)}`,
            tradeIn &&
              `${[[tradeIn.brand, tradeIn.model].filter(Boolean).join(" ") || words.tradeIn, tradeIn.plate].filter(Boolean).join(", ")}: ${money(tradeIn.actualValuation)}`,
          ),
          part(
            t("whereDelivered"),
            "delivery",
            place,
            dates && t("between", { earliest: longDate(dates.earliest), latest: longDate(dates.latest) }),
            warranty?.name,
          ),
          part(
            t("whoReserves"),
            "person",
            [person?.name, person?.email, person?.phone].filter(Boolean).join(", "),
            t("receiptTo", { name: person?.name ?? "", nif: person?.nif ?? "" }),
            person && addressText(person),
          ),
        ]}
      />
      <PostedForm
        {...frame}
        action={submitReservation}
        submit={t("submit", { deposit: money(reservationDeposit) })}
      >
        {Object.entries(hidden).map(([name, value]) => (
          <input key={name} type="hidden" name={name} value={value} />
        ))}
        <p>{t((await offersCall("cancelReservation")) ? "withdraw" : "withdrawPlain")}</p>
        <TextInput {...box("conditions")} type="checkbox" label={t("conditions")} />
        <p className={styles.note}>
          <SiteLink href={t("conditionsPath")}>{t("conditionsLink")}</SiteLink>
        </p>
      </PostedForm>
    </ReserveFrame>
  );
};
