import { z } from "zod";
import { conditionPassport } from "./condition-passport.ts";
import { dealerOpenState, openingHours } from "./dealer.ts";
import { carDetailFinance, creditType } from "./finance.ts";
import { knownOnly, knownText } from "./known-only.ts";
import { pictureAddress, vehiclePicture } from "./picture.ts";
import { priceRating } from "./price-rating.ts";
import { alternates, calendarDate, dateTime, euros, sitePath, slugId, vin } from "./primitives.ts";
import { runningCosts } from "./running-costs.ts";
import { vehicleCard } from "./vehicle-card.ts";

const priceType = z.enum(["TotalPrice", "PromoFinance"]);

const carDetailCard = z.object({
  vin,
  model: z.string(),
  commercialDescription: z.string(),
  imageUrl: knownText(pictureAddress),
  prices: knownOnly(
    z.object({ priceType, actualValue: euros, previousValue: euros.optional() }),
    "priceType",
  ),
  legalInfo: z.string().optional(),
  promo: z.boolean(),
  tooltipDescription: z.object({ tan: z.number(), months: z.int().positive(), taeg: z.number() }).optional(),
  depositValue: euros.optional(),
  monthPrice: euros.optional(),
  months: z.int().positive().optional(),
  capitalFinance: euros.optional(),
  mtic: euros.optional(),
  initialExpenses: euros.optional(),
  lastFee: euros.optional(),
  dtEndOfCampaign: calendarDate.optional(),
});

/** What search engines are told (specification section 3, "Structured data"). */
const structuredVehicle = z.object({
  brand: z.string(),
  model: z.string(),
  commercialDescription: z.string(),
  imageUrl: knownText(pictureAddress),
  year: z.int(),
  version: z.string(),
  fuel: z.string(),
  kilometers: z.int().nonnegative(),
  color: z.string(),
  transmission: z.string(),
  pricePvp: euros,
  doors: z.int().optional(),
  /** Horsepower (CV). */
  power: z.number().optional(),
  /** Cubic centimetres; none for an electric engine. */
  displacement: z.number().optional(),
  vin,
  dealer: z.object({
    name: z.string(),
    address: z.string(),
    city: z.string(),
    zipCode: z.string(),
    image: z.string().optional(),
  }),
});

const contractInfo = z.object({
  id: z.string(),
  pvpPrice: euros,
  /** Extensions: what the contract is called, what it covers and for how many months. */
  name: z.string().optional(),
  description: z.string().optional(),
  months: z.int().positive().optional(),
});

const labelled = z.object({ label: z.string(), value: z.string() });

/** A vehicle with everything its page shows. Texts are in the language of the call. */
export const vehicleDetail = z.object({
  vehicle: structuredVehicle,
  carDetailCard,
  carDetailFinance: carDetailFinance.optional(),
  creditTypes: z.array(creditType),
  dealer: z.object({
    dealerCode: z.string(),
    id: z.string().optional(),
    name: z.string().optional(),
    phone: z.string().optional(),
    latitude: z.number().optional(),
    longitude: z.number().optional(),
    openingHours: openingHours.optional(),
    /** Extension: holidays considered. */
    openState: dealerOpenState.optional(),
  }),
  externalPlayer: z.object({ autoOnShow: z.boolean() }).optional(),
  carDetailImage: z.object({
    staticImages: z.object({
      externalImages: knownOnly(z.object({ url: pictureAddress }).extend({ picture: vehiclePicture }), "url"),
      /** Extension: what is to be said of all of them, such as that they show another vehicle. */
      note: z.string().max(200).optional(),
    }),
    /** Extension: one turn round the vehicle, evenly spaced, beginning with the front three-quarter. */
    spin: z.object({ frames: z.array(z.string()).min(2).max(120) }).optional(),
  }),
  contracts: z.object({ warrantyContract: z.object({ contractInfoArr: z.array(contractInfo) }) }),
  /** Below: extensions. */
  card: vehicleCard,
  path: sitePath,
  alternates,
  publicId: z.string().regex(/^\d{8}$/),
  segment: labelled.extend({ id: slugId }),
  brandId: slugId,
  modelId: slugId,
  soldAt: dateTime.optional(),
  registeredAt: calendarDate.optional(),
  /** Absent for a vehicle that is reserved or sold, and where fewer than eight are like it. */
  priceRating: priceRating.optional(),
  conditionPassport: conditionPassport.optional(),
  /** Absent for a vehicle that is sold. */
  runningCosts: runningCosts.optional(),
  description: z.string().optional(),
  badgeReason: z.string().optional(),
  seats: z.int().positive().optional(),
  traction4x4: z.boolean().optional(),
  warrantyMonths: z.int().positive().optional(),
  technicalData: z.array(z.object({ heading: z.string(), items: z.array(labelled) })),
  /** What the tables leave out because it cannot apply to the vehicle, or because it is known to lack it, by the label. */
  technicalGaps: z.array(z.object({ label: z.string(), gap: z.enum(["inapplicable", "none"]) })).optional(),
  equipment: z.array(z.object({ heading: z.string(), items: z.array(z.string()) })),
});

export type VehicleDetail = z.infer<typeof vehicleDetail>;
