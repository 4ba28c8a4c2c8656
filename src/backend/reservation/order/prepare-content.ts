import { createHash } from "node:crypto";
import { BackendError, InvalidFieldError } from "#backend/errors.ts";
import { financeSettings } from "#backend/finance/finance-settings.ts";
import type { Call } from "#backend/http/call.ts";
import type { VehicleRow } from "#backend/vehicle/read-vehicles.ts";
import { centsFromEuros } from "#domain/money.ts";
import { reservationConditionsVersion } from "#domain/reservation-conditions.ts";
import { reservationDeposit } from "#domain/reservation-deposit.ts";
import { reservationTotal } from "#domain/reservation-total.ts";
import { marketOf } from "#market/markets.ts";
import { env } from "#platform/env.ts";
import type { HoldOrder, ReservationContent } from "../hold/hold-vehicle.ts";
import type { HeldAmounts } from "../stored-reservation.ts";
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
 * Checks all that was ordered but for its amounts, and answers how it is priced: at the amounts of today, or at those that it is
 * held at. Pricing throws `price-changed` and `quote-changed` when the customer was shown something else.
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
  const person = checkPerson(body, market, now);
  const delivered = await checkDelivery(body.delivery, { orm, from: dealer, market, config, now });
  const warranty = checkWarranty(body.warrantyId, row);
  const tradeIn = await checkTradeIn(orm, body.retakeId, { customerId, now });
  const asked = {
    ...{ ...person, ...delivered, ...warranty, ...tradeIn, ...pricesOf(vehicle) },
    dealerId: dealer.id,
    locale,
    contractExpensesCents: config.contractExpensesCents,
    reservationDepositCents: reservationDeposit(vehicle, centsFromEuros(env().RESERVATION_DEPOSIT_EUR)),
    conditionsVersion: reservationConditionsVersion,
    isFinanced: body.finance !== undefined,
  };
  return (held) => {
    const parts = held === undefined ? asked : withHeldAmounts(asked, held);
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

const checkWarranty = (id: string | undefined, { details: { warrantyContracts } }: VehicleRow) => {
  if (id === undefined) return { warrantyId: null, warrantyMonths: null, warrantyCents: 0 };
  const contract = warrantyContracts.find((each) => each.id === id);
  if (contract === undefined) throw new InvalidFieldError("warrantyId", "A warranty of this vehicle");
  return { warrantyId: id, warrantyMonths: contract.months, warrantyCents: contract.cents };
};

/** What is asked for at the amounts of the day that the vehicle was held, but for the parts that are others now. Pure. */
const withHeldAmounts = <Asked extends HeldAmounts>(asked: Asked, held: HeldAmounts): Asked => ({
  ...asked,
  cashPriceCents: held.cashPriceCents,
  financedPriceCents: held.financedPriceCents,
  contractExpensesCents: held.contractExpensesCents,
  reservationDepositCents: held.reservationDepositCents,
  ...(wayOf(asked) === wayOf(held) && { deliveryCents: held.deliveryCents }),
  ...(asked.warrantyId === held.warrantyId && { warrantyCents: held.warrantyCents }),
  ...(asked.tradeInId === held.tradeInId && { tradeInCents: held.tradeInCents }),
});

/** What the cost of a delivery depends on. */
const wayOf = ({ delivery: { deliveryType, country, zipCode = "" } }: HeldAmounts): string =>
  `${deliveryType} ${country} ${zipCode}`;

type Counted = Pick<
  ReservationContent,
  "tradeInId" | "tradeInCents" | "finance" | "delivery" | "deliveryCents" | "phone"
>;

/** A digest of what a change of makes the payment a new one: trade-in, financing, delivery by its type, dealer and cost, and telephone (specification 4). */
export const digestPayment = (content: Counted): string => {
  const { tradeInId, tradeInCents, finance, delivery, deliveryCents, phone } = content;
  const { deliveryType, deliveryDealer } = delivery;
  const counted = [tradeInId, tradeInCents, finance, deliveryType, deliveryDealer, deliveryCents, phone];
  return createHash("sha256").update(JSON.stringify(counted)).digest("hex");
};
