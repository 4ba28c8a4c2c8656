import { z } from "zod";
import { openingHours } from "./dealer.ts";
import { carDetailFinance, creditType } from "./finance.ts";
import { knownOnly, knownText } from "./known-only.ts";
import { pictureAddress, vehiclePicture } from "./picture.ts";
import { alternates, calendarDate, dateTime, euros, sitePath, slugId, vin } from "./primitives.ts";

export const vehicleKind = z.enum(["car", "motorbike"]);

/** A vehicle as a card draws it (specification section 3, "Card"). Texts are in the language of the call. */
export const vehicleCard = z.object({
  vin,
  imageUrl: knownText(pictureAddress),
  brand: z.string(),
  model: z.string(),
  commercialDescription: z.string(),
  lowCost: z.boolean(),
  highlightedVehicle: z.boolean(),
  /** Struck-through price, only where the law lets one be shown (product decision 30). */
  previousPrice: euros.optional(),
  totalPrice: euros,
  promo: z.boolean(),
  monthlyPrice: euros.optional(),
  depositValue: euros.optional(),
  capitalFinance: euros.optional(),
  /** Annual percentage rate of charge, in percent. */
  taeg: z.number().optional(),
  /** Nominal rate in percent and number of instalments behind `monthlyPrice`. */
  tooltipDescription: z.object({ tan: z.number(), months: z.int().positive() }).optional(),
  /** Representative example, simple markup. */
  legalInfo: z.string().optional(),
  reserved: z.boolean(),
  bought: z.boolean(),
  environmentalBadge: z.object({ image: z.string(), alt: z.string(), id: z.string().optional() }).optional(),
  tags: z.array(z.object({ id: slugId, value: z.string(), needle: z.boolean().optional() })),
  location: z.string().optional(),
  favorite: z.boolean().optional(),
  /** Below: extensions that a card needs to be read at a glance. */
  path: sitePath,
  kind: vehicleKind,
  year: z.int(),
  kilometers: z.int().nonnegative(),
  fuel: z.string(),
  transmission: z.string(),
  power: z.number().optional(),
  picture: vehiclePicture,
});

export type VehicleCard = z.infer<typeof vehicleCard>;

export const priceType = z.enum(["TotalPrice", "PromoFinance"]);

export const carDetailCard = z.object({
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
export const structuredVehicle = z.object({
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
  }),
  externalPlayer: z.object({ autoOnShow: z.boolean() }).optional(),
  carDetailImage: z.object({
    staticImages: z.object({
      externalImages: knownOnly(z.object({ url: pictureAddress }).extend({ picture: vehiclePicture }), "url"),
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
  description: z.string().optional(),
  badgeReason: z.string().optional(),
  seats: z.int().positive().optional(),
  traction4x4: z.boolean().optional(),
  warrantyMonths: z.int().positive().optional(),
  technicalData: z.array(z.object({ heading: z.string(), items: z.array(labelled) })),
  equipment: z.array(z.object({ heading: z.string(), items: z.array(z.string()) })),
});

export type VehicleDetail = z.infer<typeof vehicleDetail>;

/** Extension: the prices that a vehicle has had, oldest first. */
export const priceHistory = z.object({
  prices: z.array(z.object({ from: dateTime, price: euros })),
});

/** Extension: what a cached page overlays within seconds (product decision 11). */
export const vehicleStatuses = z.object({
  statuses: z.array(z.object({ vin, reserved: z.boolean(), bought: z.boolean() })),
});

const dropdownOption = z.object({ id: slugId, value: z.string() });

/** Specification section 3, "Dropdown options" and "Finance dropdown config". */
export const dropdowns = z.object({
  brands: knownOnly(
    dropdownOption.extend({ kind: vehicleKind.optional(), models: z.array(dropdownOption) }),
    "kind",
  ),
  years: z.object({ min: z.int(), max: z.int() }),
  seats: z.array(z.object({ value: z.int() })),
  kmsValues: z.array(z.object({ value: z.int().nonnegative(), label: z.string() })),
  yearsList: z.array(z.int()),
  financeConfig: z.object({
    depositMin: euros,
    depositStep: euros,
    contractExpenses: euros,
    homeDeliveryCost: euros,
    customDeliveryCost: euros,
  }),
});

export type Dropdowns = z.infer<typeof dropdowns>;
