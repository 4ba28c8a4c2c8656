import { wordingOf } from "#backend/wording/wording.ts";
import { usedTaxPercent } from "#domain/finance/credit-taxes.ts";
import { type Cents, eurosFromCents } from "#domain/money.ts";
import { marketOf } from "#market/markets.ts";
import { fill } from "#platform/fill.ts";
import type { Locale } from "#platform/locale.ts";
import { hasTaxes } from "./describe-taxes.ts";
import type { Offer } from "./offer.ts";

/**
 * The representative example that the law requires beside any rate or instalment (Spain: Ley 16/2011 art. 9; Directive (EU) 2023/2225), in
 * simple markup.
 * @param cashCents the price of a purchase without credit
 */
export const representativeExample = (
  offer: Offer,
  vehicle: { readonly cashCents: Cents; readonly campaignEndsAt: string | null },
  locale: Locale,
): string => {
  const { legal } = wordingOf(locale);
  const { formats } = marketOf(locale);
  const money = (cents: Cents) => formats.money(eurosFromCents(cents));
  const fees = {
    count: offer.months - 1,
    fee: money(offer.feeCents),
    lastFee: money(offer.lastFeeCents),
    residual: money(offer.residualCents),
  };
  const example = fill(legal.example, {
    cash: money(vehicle.cashCents),
    price: money(offer.priceCents),
    deposit: money(offer.depositCents),
    capital: money(offer.capitalCents),
    months: offer.months,
    regular: fill(offer.residualCents > 0 ? legal.lastFee : legal.equalFees, fees),
    tan: formats.percent(offer.tanPercent),
    openingPercent: formats.percent(offer.creditType.openingPercent),
    expenses: money(offer.initialExpensesCents),
    taxes: hasTaxes(offer)
      ? fill(legal.taxes, {
          used: money(offer.usedTaxCents),
          usedPercent: formats.percent(usedTaxPercent(offer.taxes, offer.months)),
          interest: money(offer.interestTaxCents),
          interestPercent: formats.percent(offer.taxes.interestPercent),
          expensesPercent: formats.percent(offer.taxes.expensesPercent),
        })
      : "",
    taeg: formats.percent(offer.taeg),
    cost: money(offer.mticCents - offer.capitalCents),
    mtic: money(offer.mticCents),
  });
  const campaign =
    offer.creditType.promo && vehicle.campaignEndsAt !== null
      ? [fill(legal.campaign, { date: formats.longDate(`${vehicle.campaignEndsAt}T12:00:00Z`) })]
      : [];
  return `<p><strong>${legal.warning}</strong> ${legal.approval}</p><p>${[example, ...campaign].join(" ")}</p>`;
};
