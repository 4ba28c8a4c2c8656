import { BackendError } from "#backend/errors.ts";
import { financeableAt } from "#backend/finance/campaign.ts";
import { type Offer, type OfferSettings, offerFor } from "#backend/finance/offer.ts";
import type { StoredFinance } from "#backend/store/schema/reservations.ts";
import type { VehicleRow } from "#backend/vehicle/read-vehicles.ts";
import { centsFromEuros } from "#domain/money.ts";
import type { ReservationBody } from "./check-person.ts";
import type { HeldAmounts } from "./keep-held.ts";

type Choice = NonNullable<ReservationBody["finance"]>;

export type FinancedVehicle = {
  readonly vehicle: VehicleRow["vehicle"];
  /** Those that count for it. */
  readonly prices: Pick<HeldAmounts, "cashPriceCents" | "financedPriceCents">;
  readonly settings: OfferSettings;
  readonly now: Date;
};

/** The credit that was chosen, calculated anew. Throws `quote-changed` when it is not, to the cent, what the customer was shown. */
export const checkFinance = (
  choice: Choice,
  { vehicle, prices, settings, now }: FinancedVehicle,
): StoredFinance => {
  const depositCents = centsFromEuros(choice.initialValue);
  const priced = { priceCents: prices.cashPriceCents, promoPriceCents: prices.financedPriceCents };
  const offer = offerFor({ ...financeableAt(vehicle, now), ...priced }, settings, {
    depositCents,
    months: choice.nrPayments,
    promo: choice.promo,
  });
  if (offer === undefined || !isShown(offer, choice))
    throw new BackendError("quote-changed", "The credit is not, or no longer, offered like this");
  return {
    creditTypeId: offer.creditType.id,
    promo: offer.creditType.promo,
    months: offer.months,
    depositCents: offer.depositCents,
    feeCents: offer.feeCents,
    lastFeeCents: offer.lastFeeCents,
    capitalCents: offer.capitalCents,
    residualCents: offer.residualCents,
    initialExpensesCents: offer.initialExpensesCents,
    mticCents: offer.mticCents,
    tan: offer.tanPercent,
    taeg: offer.taeg,
    taxes: offer.taxes,
  };
};

const isShown = (offer: Offer, choice: Choice): boolean =>
  offer.creditType.id === choice.creditTypeId &&
  offer.creditType.promo === choice.promo &&
  offer.months === choice.nrPayments &&
  offer.taeg === choice.taeg &&
  [
    [offer.depositCents, choice.initialValue],
    [offer.feeCents, choice.fee],
    [offer.capitalCents, choice.capitalToFinance],
    [offer.mticCents, choice.mtic],
  ].every(([cents, euros]) => cents === centsFromEuros(euros ?? 0));
