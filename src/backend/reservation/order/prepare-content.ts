import { createHash } from "node:crypto";
import { BackendError, InvalidFieldError } from "#backend/errors.ts";
import { financeSettings } from "#backend/finance/finance-settings.ts";
import type { Call } from "#backend/http/call.ts";
import { readShop } from "#backend/shop/read-shop.ts";
import type { WarrantyContract } from "#backend/store/schema/vehicle-types.ts";
import { offeredWarranties } from "#backend/vehicle/offered-warranties.ts";
import type { VehicleRow } from "#backend/vehicle/read-vehicles.ts";
import { centsFromEuros } from "#domain/money.ts";
import { reservationConditionsVersion } from "#domain/reservation-conditions.ts";
import { reservationDeposit } from "#domain/reservation-deposit.ts";
import { reservationTotal } from "#domain/reservation-total.ts";
import { marketOf } from "#market/markets.ts";
import type { HoldOrder, ReservationContent } from "../hold/hold-vehicle.ts";
import type { HeldAmounts } from "../stored-reservation.ts";
import { usualDeposit } from "../usual-deposit.ts";
import {
  checkDelivery,
  checkFinance,
  checkPerson,
  checkTradeIn,
  type ReservationBody,
} from "./check-order.ts";

export type Ordered = {
  readonly body: ReservationBody;
  readonly row: VehicleRow;
  readonly customerId: string;
};

/**
 * Validates an order except for its amounts and returns a function that prices it: at today's amounts, or at those of an
 * existing hold. Pricing throws `price-changed` and `quote-changed` when the customer was shown other amounts.
 */
export const prepareContent = async (
  { body, row, customerId }: Ordered,
  { orm, locale, now }: Pick<Call, "orm" | "locale" | "now">,
): Promise<HoldOrder["contentAt"]> => {
  const { vehicle, dealer } = row;
  if (body.dealershipId !== dealer.wireId)
    throw new InvalidFieldError("dealershipId", "The dealer of the vehicle");
  if (body.acceptedConditions !== true)
    throw new InvalidFieldError("acceptedConditions", "The conditions must be accepted");
  const market = marketOf(locale);
  const finance = await financeSettings(orm);
  const { config } = finance;
  const shop = await readShop(orm);
  const person = checkPerson(body, market, now);
  const isFinanced = body.finance !== undefined;
  const delivered = await checkDelivery(body.delivery, {
    orm,
    from: dealer,
    market,
    config,
    now,
    isFinanced,
  });
  const warranty = checkWarranty(body.warrantyId, offeredWarranties(row, shop, now));
  const tradeIn = await checkTradeIn(orm, body.retakeId, { customerId, now });
  const ordered = {
    ...{ ...person, ...delivered, ...warranty, ...tradeIn, ...pricesOf(vehicle) },
    dealerId: dealer.id,
    locale,
    contractExpensesCents: config.contractExpensesCents,
    contractExpensesIncluded: config.contractExpensesIncluded,
    reservationDepositCents: reservationDeposit(vehicle, usualDeposit(shop)),
    conditionsVersion: reservationConditionsVersion,
    isFinanced,
  };
  return (held) => {
    const parts = held === undefined ? ordered : withHeldAmounts(ordered, held);
    const chosen =
      body.finance === undefined
        ? null
        : checkFinance(body.finance, { vehicle, prices: parts, settings: { finance, locale }, now });
    const priceCents = chosen === null ? parts.cashPriceCents : parts.financedPriceCents;
    const totalCents = reservationTotal({ priceCents, ...parts });
    if (centsFromEuros(body.price) !== totalCents)
      throw new BackendError("price-changed", "The total is not, or no longer, this");
    const content = { ...parts, totalCents, finance: chosen };
    return { ...content, paymentDigest: digestPayment(content) };
  };
};

const pricesOf = ({ priceCents, promoPriceCents }: VehicleRow["vehicle"]) => ({
  cashPriceCents: priceCents,
  financedPriceCents: promoPriceCents ?? priceCents,
});

const checkWarranty = (id: string | undefined, offered: readonly WarrantyContract[]) => {
  if (id === undefined) return { warrantyId: null, warrantyMonths: null, warrantyCents: 0 };
  const contract = offered.find((each) => each.id === id);
  if (contract === undefined) throw new InvalidFieldError("warrantyId", "A warranty of this vehicle");
  return { warrantyId: id, warrantyMonths: contract.months, warrantyCents: contract.cents };
};

/** The order at the amounts of an existing hold, except for parts that have changed since. Pure. */
const withHeldAmounts = <Order extends HeldAmounts>(ordered: Order, held: HeldAmounts): Order => ({
  ...ordered,
  cashPriceCents: held.cashPriceCents,
  financedPriceCents: held.financedPriceCents,
  contractExpensesCents: held.contractExpensesCents,
  contractExpensesIncluded: held.contractExpensesIncluded,
  reservationDepositCents: held.reservationDepositCents,
  ...(wayOf(ordered) === wayOf(held) && { deliveryCents: held.deliveryCents }),
  ...(ordered.warrantyId === held.warrantyId && { warrantyCents: held.warrantyCents }),
  ...(ordered.tradeInId === held.tradeInId && { tradeInCents: held.tradeInCents }),
});

/** Key of the parts on which the cost of a delivery depends. */
const wayOf = ({ delivery: { deliveryType, country, zipCode = "" } }: HeldAmounts): string =>
  `${deliveryType} ${country} ${zipCode}`;

type Counted = Pick<
  ReservationContent,
  "tradeInId" | "tradeInCents" | "finance" | "delivery" | "deliveryCents" | "phone"
>;

/** A digest of the parts whose change requires a new payment: trade-in, financing, delivery by type, dealer and cost, and phone (specification 4). */
export const digestPayment = (content: Counted): string => {
  const { tradeInId, tradeInCents, finance, delivery, deliveryCents, phone } = content;
  const { deliveryType, deliveryDealer } = delivery;
  const counted = [tradeInId, tradeInCents, finance, deliveryType, deliveryDealer, deliveryCents, phone];
  return createHash("sha256").update(JSON.stringify(counted)).digest("hex");
};
