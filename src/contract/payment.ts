import { z } from "zod";
import { deliveryTypes } from "#domain/reservation-total.ts";
import { ours } from "./ours.ts";
import { postalAddress, receipt } from "./postal-address.ts";
import {
  addressId,
  calendarDate,
  countryCode,
  dateTime,
  emailAddress,
  euros,
  identifier,
  phoneNumber,
  queryFlag,
  text,
  vin,
} from "./primitives.ts";

/** Ours: when on the day a delivery may come. */
const deliveryWindow = z.enum(["morning", "afternoon"]);

const deliveredTo = postalAddress.extend({ country: countryCode });

/** Specification section 7, `delivery`: a dealer who hands over, or an address to deliver to. */
export const delivery = z.discriminatedUnion("deliveryType", [
  z.object({ deliveryType: z.literal(deliveryTypes.home), ...deliveredTo.shape }),
  z.object({
    deliveryType: z.literal(deliveryTypes.dealer),
    deliveryDealer: identifier,
    ...deliveredTo.partial().shape,
  }),
  z.object({
    deliveryType: z.literal(deliveryTypes.custom),
    ...deliveredTo.shape,
    window: ours(deliveryWindow),
  }),
]);

/**
 * The finance that was chosen and what the customer was shown for it. The specification does not show the block: the
 * names are those of `finance/{vin}`. The service computes the quote again and refuses another result with 409.
 */
export const financeChoice = z.object({
  creditTypeId: identifier,
  /** Constants of specification section 9. */
  creditType: z.literal("credit").default("credit"),
  carType: z.literal("novo").default("novo"),
  initialValue: euros.min(0),
  nrPayments: z.int().min(1).max(240),
  promo: z.boolean(),
  fee: euros.min(0),
  capitalToFinance: euros.min(0),
  residualValue: euros.min(0).optional(),
  taeg: z.number().min(0).max(1000),
  mtic: euros.min(0),
  /** Ours, of the same quote. */
  tan: z.number().min(0).max(100).optional(),
  initialExpenses: euros.min(0).optional(),
  lastFee: euros.min(0).optional(),
});

export const paymentQuery = z.object({
  /** true when a new payment is needed: the first time, or since something that counts has changed. */
  createPayment: queryFlag,
  /** Stored from the first answer on, so that submitting again is the same reservation. */
  reservationId: addressId.optional(),
});

/** Body of `POST payments/v2`: a reservation. Amounts in euros. */
export const paymentBody = z.object({
  vin,
  /** Page to come back to after the card step. */
  currentUrl: z.url({ protocol: /^https?$/ }).max(2000),
  /** The vehicle's dealer; left out for a vehicle of which none is known. */
  dealershipId: identifier.optional(),
  delivery,
  name: text(200),
  phoneNumber,
  email: emailAddress,
  /** Only with financing. */
  birthDate: calendarDate.optional(),
  /** Total of specification section 9, as shown; the service computes it again and refuses another one with 409. */
  price: euros.positive(),
  receipt,
  retakeId: addressId.optional(),
  finance: financeChoice.optional(),
  /** The chosen warranty, which is part of the total. */
  warrantyId: identifier.optional(),
  /** The conditions that were accepted. */
  acceptedConditions: ours(z.literal(true)),
});

/** Those of `src/payment/providers.ts` have a form of their own on the card step; any other is paid at `paymentUrl`. */
export const paymentProvider = z.string().min(1).max(100);

/** `unknown`: perhaps paid; the provider could not be reached, or is still processing. */
export const paymentStatus = z.enum(["pending", "unknown", "paid", "failed", "refunding", "refunded"]);

const token = z.string().max(2000);

/** What the card step needs. `clientToken` and `publicKey` are those of the card payment provider. */
export const payment = z.object({
  reservationId: addressId,
  paymentId: z.string().max(255).optional(),
  /** Where it is paid, or where the provider's authentication leads back to: a path of the site, or an address of one of `PAYMENT_HOSTS`. */
  paymentUrl: z.string().max(2000).optional(),
  clientToken: token.optional(),
  publicKey: token.optional(),
  paymentProvider: paymentProvider.optional(),
  /** What the card is charged, in euros, and until when the vehicle is held. */
  amount: ours(euros),
  holdUntil: ours(dateTime),
  status: ours(paymentStatus),
});
