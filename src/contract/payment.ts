import { z } from "zod";
import { deliveryTypes } from "#domain/reservation-total.ts";
import { field, unshown } from "./field.ts";
import { creditWords } from "./finance.ts";
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

const deliveryType = <Type extends 0 | 1 | 2>(type: Type, description: string) =>
  field(z.literal(type), description, type as z.input<z.ZodLiteral<Type>>);

/** Specification section 7, `delivery`: a dealer who hands over, or an address to deliver to. */
export const delivery = z.discriminatedUnion("deliveryType", [
  field(
    z.object({
      deliveryType: deliveryType(deliveryTypes.home, "0: brought to the address of the receipt"),
      ...deliveredTo.shape,
    }),
    "Delivery to the address of the receipt",
  ),
  field(
    z.object({
      deliveryType: deliveryType(deliveryTypes.dealer, "1: collected from a dealer"),
      deliveryDealer: field(identifier, "`id` of the dealer who hands over", "madrid-sur"),
      ...deliveredTo.partial().shape,
    }),
    "Collection from a dealer",
  ),
  field(
    z.object({
      deliveryType: deliveryType(deliveryTypes.custom, "2: brought to another address"),
      ...deliveredTo.shape,
      window: ours(deliveryWindow, "When on the day it may come", "morning"),
    }),
    "Delivery to another address",
  ),
]);

/**
 * The finance that was chosen and what the customer was shown for it. The specification does not show the block: the
 * names are those of `finance/{vin}`. The service computes the quote again and refuses another result with 409.
 */
export const financeChoice = unshown(
  field(
    z.object({
      creditTypeId: field(identifier, creditWords.creditTypeId, "credit"),
      /** Constants of specification section 9. */
      creditType: field(z.literal("credit").default("credit"), "Constant of the specification", "credit"),
      carType: field(z.literal("novo").default("novo"), "Constant of the specification", "novo"),
      initialValue: field(euros.min(0), creditWords.deposit, 2000),
      nrPayments: field(z.int().min(1).max(240), creditWords.months, 60, "months"),
      promo: field(z.boolean(), creditWords.promo, false),
      fee: field(euros.min(0), creditWords.fee, 267.05),
      capitalToFinance: field(euros.min(0), creditWords.capital, 13_490),
      residualValue: field(euros.min(0).optional(), creditWords.residual, 0),
      taeg: field(z.number().min(0).max(1000), creditWords.taeg, 8.41, "%"),
      mtic: field(euros.min(0), creditWords.mtic, 16_373),
      tan: field(z.number().min(0).max(100).optional(), creditWords.tan, 6.99, "%"),
      initialExpenses: field(euros.min(0).optional(), creditWords.initialExpenses, 350),
      lastFee: field(euros.min(0).optional(), creditWords.lastFee, 267.05),
    }),
    "The credit that was chosen, with the figures that the customer was shown; the service calculates them again",
  ),
);

export const paymentQuery = z.object({
  createPayment: field(
    queryFlag,
    "true when a new payment is needed: the first time, or since trade-in, financing, delivery or telephone has changed",
    true,
  ),
  reservationId: field(
    addressId.optional(),
    "Reservation of the first answer, so that submitting again is the same reservation",
    "7kq2m9x4t0v5w8r3b6n1pzhcda",
  ),
});

/** Body of `POST payments/v2`: a reservation. Amounts in euros. */
export const paymentBody = z.object({
  vin,
  currentUrl: field(
    z.url({ protocol: /^https?$/ }).max(2000),
    "Page to come back to after the card step",
    "https://volante.test/reservar-vehiculo/?vin=VSSZZZ5FZKR012345",
  ),
  dealershipId: field(
    identifier.optional(),
    "`id` of the vehicle's dealer; left out where none is known",
    "madrid-norte",
  ),
  delivery: field(delivery, "How the vehicle is handed over"),
  name: field(text(200), "Full name of the customer", "María José Núñez"),
  phoneNumber: field(phoneNumber, "Telephone as typed"),
  email: field(emailAddress, "Mail address"),
  birthDate: field(calendarDate.optional(), "Date of birth, only with financing", "1990-02-28"),
  price: field(
    euros.positive(),
    "Total as shown: vehicle, contract expenses, delivery and warranty; the service calculates it again",
    16_489,
  ),
  receipt: field(receipt, "Who the receipt is for"),
  retakeId: field(addressId.optional(), "Trade-in that is given in payment", "3fh8w1n6y2c9k5d0r4x7mzqtvb"),
  finance: field(financeChoice.optional(), "The chosen credit; left out when the vehicle is paid at once"),
  warrantyId: field(identifier.optional(), "Chosen warranty of `contractInfoArr`, part of the total", "w24"),
  acceptedConditions: ours(z.literal(true), "The reservation conditions were accepted", true),
});

/** Those of `src/payment/providers.ts` have a form of their own on the card step; any other is paid at `paymentUrl`. */
const paymentProvider = z.string().min(1).max(100);

const paymentStatus = z.enum(["pending", "unknown", "paid", "failed", "refunding", "refunded"]);

const statusWords =
  "State of the payment; `unknown`: perhaps paid, the provider could not be reached or is still processing";
const providerWords =
  "Card payment provider: `stripe` and `sandbox` have a card form of the shop's own, any other is paid at `paymentUrl`";

/** The two in every answer about a payment. */
export const paymentStatusField = field(paymentStatus, statusWords, "pending");
export const paymentProviderField = field(paymentProvider, providerWords, "stripe");

const token = z.string().max(2000);

/** What the card step needs. `clientToken` and `publicKey` are those of the card payment provider. */
export const payment = field(
  z.object({
    reservationId: field(
      addressId,
      "Id of the reservation; part of its page's address",
      "7kq2m9x4t0v5w8r3b6n1pzhcda",
    ),
    paymentId: field(z.string().max(255).optional(), "Id of the payment at the provider", "pi_3P9x"),
    paymentUrl: field(
      z.string().max(2000).optional(),
      "Where it is paid, or where the provider's authentication leads back to: a path of the shop, or an https address of one of `PAYMENT_HOSTS`",
      "/reservar-vehiculo/",
    ),
    clientToken: field(
      token.optional(),
      "The provider's secret of this payment, for the browser",
      "pi_3P9x_secret_k2",
    ),
    publicKey: field(token.optional(), "The provider's public key, for the browser", "pk_test_4eC3"),
    paymentProvider: field(paymentProvider.optional(), providerWords, "stripe"),
    amount: ours(euros, "What the card is charged: the deposit", 300),
    holdUntil: ours(dateTime, "Until when the vehicle is held without payment", "2026-11-20T10:30:00Z"),
    status: ours(paymentStatus, statusWords, "pending"),
  }),
  "What the card step needs",
);
