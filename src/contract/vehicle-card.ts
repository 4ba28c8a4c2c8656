import { z } from "zod";
import { vehicleKinds } from "#domain/vehicle-types.ts";
import { knownOnly, knownText, readableOnly, wholeOnly } from "./known-only.ts";
import { ours } from "./ours.ts";
import { pictureAddress, vehiclePicture } from "./picture.ts";
import { euros, sitePath, slugId, vin } from "./primitives.ts";

export const vehicleKind = z.enum(vehicleKinds);

/** A vehicle as a card shows it (specification section 3, "Card"). Texts are in the language of the call. */
export const vehicleCard = z.object({
  vin,
  imageUrl: knownText(pictureAddress),
  brand: z.string().optional(),
  model: z.string().optional(),
  commercialDescription: z.string().optional(),
  lowCost: z.boolean().optional(),
  highlightedVehicle: z.boolean().optional(),
  /** Struck-through price, only where the law lets one be shown. */
  previousPrice: euros.optional(),
  totalPrice: euros.optional(),
  promo: z.boolean().optional(),
  monthlyPrice: euros.optional(),
  depositValue: euros.optional(),
  capitalFinance: euros.optional(),
  /** Annual percentage rate of charge, in percent. */
  taeg: z.number().optional(),
  /** Nominal rate in percent and number of instalments behind `monthlyPrice`. */
  tooltipDescription: wholeOnly(z.object({ tan: z.number(), months: z.int().positive() })),
  /** Representative example, simple markup. */
  legalInfo: z.string().optional(),
  reserved: z.boolean().optional(),
  bought: z.boolean().optional(),
  environmentalBadge: wholeOnly(z.object({ image: z.string(), alt: z.string(), id: ours(z.string()) })),
  tags: readableOnly(
    z.object({ id: z.string(), value: z.string(), needle: z.boolean().optional() }),
  ).optional(),
  location: z.string().optional(),
  favorite: z.boolean().optional(),
  path: ours(sitePath),
  kind: ours(vehicleKind),
  year: ours(z.int()),
  kilometers: ours(z.int().nonnegative()),
  fuel: ours(z.string()),
  transmission: ours(z.string()),
  power: ours(z.number()),
  /** Cubic centimetres; none of an electric engine. */
  displacement: ours(z.int().positive()),
  /** How many have owned it. */
  owners: ours(z.int().positive()),
  /** Of a list that is seen from a place: kilometres as the crow flies, rounded, and whether there is sea between. */
  distance: ours(z.object({ km: z.number().nonnegative(), overSea: z.boolean() })),
  /** What its attributes are in filters, so that each can lead to its own. */
  ids: ours(
    z.object({
      brand: slugId,
      model: slugId,
      fuel: slugId,
      transmission: slugId,
      zipCode: z.string().max(20),
    }),
  ),
  picture: vehiclePicture,
});

/** Vehicles like one, and why each is. */
export const similarVehicles = knownOnly(vehicleCard.extend({ reason: ours(z.string()) }), "kind");

export type VehicleCard = z.infer<typeof vehicleCard>;
