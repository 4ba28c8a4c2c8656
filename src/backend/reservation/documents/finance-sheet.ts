import { informationSheet } from "#backend/finance/information-sheet.ts";
import { printedInformation } from "#backend/finance/printed-information.ts";
import type { SheetOffer } from "#backend/finance/sheet-type.ts";
import type { PrintedSheet } from "#backend/printing/printed-sheet.ts";
import type { StoredFinance } from "#backend/store/schema/reservations.ts";
import { wordingOf } from "#backend/wording/wording.ts";
import { simulateFinance } from "#domain/finance/simulate-finance.ts";
import { type Cents, roundHalfUp } from "#domain/money.ts";
import { byLocale } from "#platform/locale.ts";
import type { ReservationFacts } from "../texts/read-reservation-facts.ts";

/** The European credit information as of the day of the reservation. */
export const financeSheet = (facts: ReservationFacts, finance: StoredFinance): PrintedSheet => {
  const { reservation, vehicle, dealer } = facts;
  const { locale, createdAt: now, cashPriceCents, financedPriceCents } = reservation;
  const subject = { ...vehicle, dealer, cashCents: cashPriceCents, campaignEndsAt: null };
  const offer = offerThen(finance, financedPriceCents);
  return printedInformation(informationSheet(offer, subject, { locale, now }));
};

/** The offer as it is stored; the shop's current offers are not used. */
const offerThen = (finance: StoredFinance, priceCents: Cents): SheetOffer => {
  const { capitalCents, depositCents, months, tan, residualCents, initialExpensesCents, promo, taxes } =
    finance;
  const terms = {
    priceCents,
    depositCents,
    months,
    tanPercent: tan,
    residualCents,
    initialExpensesCents,
    taxes,
  };
  const { feeCents, lastFeeCents, mticCents, taeg } = finance;
  const name = promo ? "campaignCredit" : "credit";
  return {
    ...{ ...simulateFinance(terms), ...terms, feeCents, lastFeeCents, mticCents, taeg },
    creditType: {
      name: byLocale((locale) => wordingOf(locale).creditInformation[name]),
      promo,
      openingPercent: roundHalfUp((initialExpensesCents * 100) / capitalCents, 2),
    },
  };
};
