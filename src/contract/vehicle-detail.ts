import { z } from "zod";
import { carPartNames, damageNames } from "#domain/car-parts.ts";
import { pointStates } from "#domain/inspection-points.ts";
import { kilometerSources } from "#domain/kilometer-sources.ts";
import { motorbikePartNames } from "#domain/motorbike-parts.ts";
import { dealerOpenState, openingHours } from "./dealer.ts";
import { carDetailFinance, creditType } from "./finance.ts";
import { knownText, readableOnly, wholeOnly } from "./known-only.ts";
import { ours } from "./ours.ts";
import { pictureAddress, vehiclePicture } from "./picture.ts";
import { priceRating } from "./price-rating.ts";
import {
  alternates,
  calendarDate,
  dateTime,
  euros,
  kilometers,
  sitePath,
  slugId,
  vin,
} from "./primitives.ts";
import { runningCosts } from "./running-costs.ts";
import { vehicleCard } from "./vehicle-card.ts";

/**
 * Extension: the condition and history of a vehicle, as the shop has found them. An absent field is unknown and shown as
 * such; an empty list is known to be empty. Texts are in the language of the call.
 */
const conditionPassport = z.object({
  /** When the shop inspected it. */
  inspectedAt: calendarDate.optional(),
  /** What is visible from outside. A mark with an unknown part or damage is still a mark: it is shown without them. */
  marks: z
    .array(
      z.object({
        part: knownText(z.enum([...carPartNames, ...motorbikePartNames])),
        damage: knownText(z.enum(damageNames)),
      }),
    )
    .optional(),
  points: z
    .array(
      z.object({ label: z.string(), state: knownText(z.enum(pointStates)), note: z.string().optional() }),
    )
    .optional(),
  /** How many have owned it, the last one among them. */
  owners: z.int().positive().optional(),
  /** Oldest first; kilometres never fall. */
  kilometerLine: z
    .array(z.object({ at: calendarDate, kilometers, source: knownText(z.enum(kilometerSources)) }))
    .optional(),
  nextInspection: z
    .object({
      dueAt: calendarDate.optional(),
      /** False where the law requires none. */
      required: z.boolean().optional(),
      /** By which rule it falls due, and where that is written. */
      rule: z.string().optional(),
    })
    .optional(),
});

const priceType = z.enum(["TotalPrice", "PromoFinance"]);

const carDetailCard = z.object({
  vin: vin.optional(),
  model: z.string().optional(),
  commercialDescription: z.string().optional(),
  imageUrl: knownText(pictureAddress),
  prices: readableOnly(
    z.object({ priceType, actualValue: euros, previousValue: euros.optional() }),
  ).optional(),
  legalInfo: z.string().optional(),
  promo: z.boolean().optional(),
  tooltipDescription: z
    .object({
      tan: z.number().optional(),
      months: z.int().positive().optional(),
      taeg: z.number().optional(),
    })
    .optional(),
  depositValue: euros.optional(),
  monthPrice: euros.optional(),
  months: z.int().positive().optional(),
  capitalFinance: euros.optional(),
  mtic: euros.optional(),
  initialExpenses: euros.optional(),
  lastFee: euros.optional(),
  dtEndOfCampaign: calendarDate.optional(),
});

/** Where a vehicle stands. */
const dealerAddress = z.object({
  name: z.string().optional(),
  address: z.string().optional(),
  city: z.string().optional(),
  zipCode: z.string().optional(),
  image: z.string().optional(),
});

/** Structured data for search engines (specification section 3, "Structured data"). */
const structuredVehicle = z.object({
  brand: z.string().optional(),
  model: z.string().optional(),
  commercialDescription: z.string().optional(),
  imageUrl: knownText(pictureAddress),
  year: z.int().optional(),
  version: z.string().optional(),
  fuel: z.string().optional(),
  kilometers: z.int().nonnegative().optional(),
  color: z.string().optional(),
  transmission: z.string().optional(),
  pricePvp: euros.optional(),
  doors: z.int().optional(),
  /** Horsepower (CV). */
  power: z.number().optional(),
  /** Cubic centimetres; none for an electric engine. */
  displacement: z.number().optional(),
  vin: vin.optional(),
  dealer: dealerAddress.optional(),
});

const contractInfo = z.object({
  id: z.string(),
  pvpPrice: euros,
  /** What the contract is called, what it covers and for how many months. */
  name: ours(z.string()),
  description: ours(z.string()),
  months: ours(z.int().positive()),
});

const labelled = z.object({ label: z.string(), value: z.string() });

/**
 * A vehicle with everything its page shows. Texts are in the language of the call. The structured data stands beside the other parts, or
 * in `vehicle`.
 */
export const vehicleDetail = structuredVehicle.extend({
  vehicle: ours(structuredVehicle),
  carDetailCard: carDetailCard.optional(),
  carDetailFinance: wholeOnly(carDetailFinance),
  creditTypes: readableOnly(creditType).optional(),
  /** "dealer (dealerCode)" and "dealer {name, address, city, zipCode, image}" are one field. */
  dealer: dealerAddress
    .extend({
      dealerCode: z.string().optional(),
      id: ours(z.string()),
      phone: ours(z.string()),
      latitude: ours(z.number()),
      longitude: ours(z.number()),
      openingHours: ours(openingHours),
      /** Holidays considered. */
      openState: ours(dealerOpenState),
    })
    .optional(),
  externalPlayer: z.object({ autoOnShow: z.boolean().optional() }).optional(),
  carDetailImage: z
    .object({
      staticImages: z
        .object({
          externalImages: readableOnly(
            z.object({ url: pictureAddress }).extend({ picture: vehiclePicture }),
          ).optional(),
          /** A note on all of them, such as that they show another vehicle. */
          note: ours(z.string().max(200)),
        })
        .optional(),
      /** One turn round the vehicle, evenly spaced, beginning with the front three-quarter. */
      spin: ours(z.object({ frames: z.array(z.string()).min(2).max(120) })),
    })
    .optional(),
  contracts: z
    .object({
      warrantyContract: z.object({ contractInfoArr: readableOnly(contractInfo).optional() }).optional(),
    })
    .optional(),
  card: ours(vehicleCard),
  path: ours(sitePath),
  alternates: ours(alternates),
  publicId: ours(z.string().regex(/^\d{8}$/)),
  segment: ours(labelled.extend({ id: slugId })),
  brandId: ours(slugId),
  modelId: ours(slugId),
  soldAt: ours(dateTime),
  registeredAt: ours(calendarDate),
  /** Absent for a vehicle that is reserved or sold, and where fewer than eight are like it. */
  priceRating: ours(priceRating),
  conditionPassport: ours(conditionPassport),
  /** Absent for a vehicle that is sold. */
  runningCosts: ours(runningCosts),
  description: ours(z.string()),
  badgeReason: ours(z.string()),
  seats: ours(z.int().positive()),
  traction4x4: ours(z.boolean()),
  warrantyMonths: ours(z.int().positive()),
  technicalData: ours(z.array(z.object({ heading: z.string(), items: z.array(labelled) }))),
  /** What the tables leave out because it cannot apply to the vehicle, or because it is known to lack it, by the label. */
  technicalGaps: ours(z.array(z.object({ label: z.string(), gap: z.enum(["inapplicable", "none"]) }))),
  equipment: ours(z.array(z.object({ heading: z.string(), items: z.array(z.string()) }))),
});

export type VehicleDetail = z.infer<typeof vehicleDetail>;
