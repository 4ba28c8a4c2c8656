import { and, eq } from "drizzle-orm";
import type { z } from "zod";
import { isPickupDealer } from "#backend/dealer/is-pickup-dealer.ts";
import { knownDealers, type StoredDealer } from "#backend/dealer/known-dealers.ts";
import { deliverTo, fetchAt, type Route } from "#backend/delivery/offer-delivery.ts";
import { BackendError, InvalidFieldError } from "#backend/errors.ts";
import { financeableAt } from "#backend/finance/campaign.ts";
import type { FinanceConfig } from "#backend/finance/finance-settings.ts";
import { type Offer, type OfferSettings, offerFor } from "#backend/finance/offer.ts";
import { readShop } from "#backend/shop/read-shop.ts";
import type { Orm } from "#backend/store/database.ts";
import type { StoredDelivery, StoredFinance, StoredReceipt } from "#backend/store/schema/reservations.ts";
import { tradeIns } from "#backend/store/schema/trade-ins.ts";
import type { VehicleRow } from "#backend/vehicle/read-vehicles.ts";
import type { paymentBody } from "#contract/payment.ts";
import type { postalAddress } from "#contract/postal-address.ts";
import { isEmailAddress } from "#domain/email-address.ts";
import { isAdult } from "#domain/is-adult.ts";
import { type Cents, centsFromEuros } from "#domain/money.ts";
import { deliveryTypes } from "#domain/reservation-total.ts";
import { tradeInExpiry } from "#domain/trade-in-expiry.ts";
import type { Market } from "#market/market.ts";
import type { HeldAmounts } from "../stored-reservation.ts";

export type ReservationBody = z.output<typeof paymentBody>;
type Address = z.output<typeof postalAddress>;

/** The postal code of an address in the market's stored format. Throws InvalidFieldError for an invalid one. */
const checkZipCode = (
  { zipCode, zipCodeExtension }: Partial<Pick<Address, "zipCode" | "zipCodeExtension">>,
  { postalCode }: Market,
  field: string,
): string => {
  const typed = zipCodeExtension === undefined ? (zipCode ?? "") : `${zipCode}-${zipCodeExtension}`;
  const checked = postalCode.normalise(typed);
  if (checked === undefined) throw new InvalidFieldError(`${field}.zipCode`, "No postal code of this market");
  return checked;
};

/** An address for documents or for the vehicle, with the postal code in the market's stored format. */
const checkAddress = (address: Address, market: Market, field: string) => ({
  address: address.address,
  city: address.city,
  zipCode: checkZipCode(address, market, field),
});

/**
 * The customer and the holder of the receipt; phone and tax number in the market's stored format. Requires a date of birth for a credit,
 * which is for adults only. Throws InvalidFieldError.
 */
export const checkPerson = (body: ReservationBody, market: Market, now: Date) => {
  const phone = market.phone.normalise(body.phoneNumber);
  if (phone === undefined) throw new InvalidFieldError("phoneNumber", "No telephone number of this market");
  if (!isEmailAddress(body.email)) throw new InvalidFieldError("email", "No usable e-mail address");
  return {
    name: body.name,
    email: body.email,
    phone,
    birthDate: body.finance === undefined ? null : checkBirthDate(body.birthDate, now),
    receipt: checkReceipt(body.receipt, market),
  };
};

const checkBirthDate = (birthDate: string | undefined, now: Date): string => {
  if (birthDate === undefined) throw new InvalidFieldError("birthDate", "A credit needs a date of birth");
  if (!isAdult(birthDate, now)) throw new InvalidFieldError("birthDate", "A credit is for adults");
  return birthDate;
};

const checkReceipt = (receipt: ReservationBody["receipt"], market: Market): StoredReceipt => {
  const nif = market.nif.normalise(receipt.nif);
  if (nif === undefined) throw new InvalidFieldError("receipt.nif", "No tax number of this market");
  const { extraReceipt } = receipt;
  return {
    nif,
    ...checkAddress(receipt, market, "receipt"),
    ...(extraReceipt && { extraReceipt: checkAddress(extraReceipt, market, "receipt.extraReceipt") }),
  };
};

type Delivery = ReservationBody["delivery"];

export type CheckedDelivery = { readonly delivery: StoredDelivery; readonly deliveryCents: Cents };

type From = {
  readonly orm: Orm;
  /** The dealer where the vehicle is. */
  readonly from: StoredDealer;
  readonly market: Market;
  readonly config: FinanceConfig;
  readonly now: Date;
  readonly isFinanced: boolean;
};

/** Type, cost and date of the delivery. Throws InvalidFieldError for an unavailable one. */
export const checkDelivery = async (delivery: Delivery, from: From): Promise<CheckedDelivery> =>
  delivery.deliveryType === deliveryTypes.dealer ? collect(delivery, from) : bring(delivery, from);

const collect = async (
  { deliveryType, deliveryDealer }: Extract<Delivery, { deliveryType: 1 }>,
  { orm, from, now, isFinanced }: From,
): Promise<CheckedDelivery> => {
  const shop = await readShop(orm);
  const dealers = [...(await knownDealers(orm)).values()];
  const to = dealers.find((dealer) => dealer.wireId === deliveryDealer && isPickupDealer(dealer, shop));
  const dates = to && fetchAt({ from, to, now, isFinanced });
  if (!dates)
    throw new InvalidFieldError("delivery.deliveryDealer", "No dealer that hands this vehicle over");
  return { delivery: { deliveryType, deliveryDealer, country: to.country, ...dates }, deliveryCents: 0 };
};

const bring = async (
  delivery: Exclude<Delivery, { deliveryType: 1 }>,
  { from, market, config, now, isFinanced }: From,
): Promise<CheckedDelivery> => {
  const { country } = market;
  if (delivery.country !== country)
    throw new InvalidFieldError("delivery.country", "The country of the market");
  const zipCode = checkZipCode(delivery, market, "delivery");
  const route: Route = { from, to: { country, zipCode }, now, isFinanced };
  const brought = deliverTo(route, config);
  if (brought === undefined) throw new InvalidFieldError("delivery.zipCode", "No vehicles are brought there");
  const { earliest, latest, homeCents, customCents } = brought;
  const { deliveryType, address, city } = delivery;
  const window = delivery.deliveryType === deliveryTypes.custom ? delivery.window : undefined;
  return {
    delivery: {
      ...{ deliveryType, address, city, zipCode, country, earliest, latest },
      ...(window !== undefined && { window }),
    },
    deliveryCents: deliveryType === deliveryTypes.home ? homeCents : customCents,
  };
};

type TradeInOptions = { readonly customerId: string; readonly now: Date };

export type CheckedTradeIn = { readonly tradeInId: string | null; readonly tradeInCents: Cents };

/** The trade-in with its current value. Throws InvalidFieldError when it is not the customer's, `trade-in-expired`. */
export const checkTradeIn = async (
  orm: Orm,
  id: string | undefined,
  { customerId, now }: TradeInOptions,
): Promise<CheckedTradeIn> => {
  if (id === undefined) return { tradeInId: null, tradeInCents: 0 };
  const own = and(eq(tradeIns.id, id), eq(tradeIns.customerId, customerId));
  const [found] = await orm.select().from(tradeIns).where(own);
  if (found === undefined) throw new InvalidFieldError("retakeId", "No such trade-in");
  const { createdAt, updatedAt, valuationCents } = found;
  const expiry = tradeInExpiry({ createTime: createdAt, updateTime: updatedAt ?? undefined }, now);
  if (expiry?.expired !== false)
    throw new BackendError("trade-in-expired", "The valuation does not hold any more");
  return { tradeInId: id, tradeInCents: valuationCents };
};

type Choice = NonNullable<ReservationBody["finance"]>;

export type FinancedVehicle = {
  readonly vehicle: VehicleRow["vehicle"];
  /** The prices to calculate with. */
  readonly prices: Pick<HeldAmounts, "cashPriceCents" | "financedPriceCents">;
  readonly settings: OfferSettings;
  readonly now: Date;
};

/** Recalculates the chosen credit. Throws `quote-changed` when it differs, by a cent, from what the customer was shown. */
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
