import { z } from "zod";
import { vehicleKinds } from "#domain/vehicle-types.ts";
import { knownOnly, knownText } from "./known-only.ts";
import { ours } from "./ours.ts";
import { pictureAddress, vehiclePicture } from "./picture.ts";
import { euros, sitePath, slugId, vin } from "./primitives.ts";

export const vehicleKind = z.enum(vehicleKinds);

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
  /** Cubic centimetres; none of an electric engine. */
  displacement: z.int().positive().optional(),
  /** How many have owned it. */
  owners: z.int().positive().optional(),
  /** Of a list that is seen from a place: kilometres as the crow flies, rounded, and whether there is sea between. */
  distance: z.object({ km: z.number().nonnegative(), overSea: z.boolean() }).optional(),
  /** What its attributes are in filters, so that each can lead to its own. */
  ids: z
    .object({ brand: slugId, model: slugId, fuel: slugId, transmission: slugId, zipCode: z.string().max(20) })
    .optional(),
  picture: vehiclePicture,
});

/** Vehicles like one, and why each is. */
export const similarVehicles = knownOnly(vehicleCard.extend({ reason: ours(z.string()) }), "kind");

export type VehicleCard = z.infer<typeof vehicleCard>;
