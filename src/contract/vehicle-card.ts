import { z } from "zod";
import { priceBands } from "#domain/price-bands.ts";
import { vehicleKinds } from "#domain/vehicle-types.ts";
import { field } from "./field.ts";
import { creditWords } from "./finance.ts";
import { knownOnly, knownText, readableOnly, wholeOnly } from "./known-only.ts";
import { ours } from "./ours.ts";
import { pictureAddress, vehiclePicture } from "./picture.ts";
import { euros, sitePath, slugId, vin } from "./primitives.ts";

export const vehicleKind = z.enum(vehicleKinds);

/** Fields that a vehicle has wherever it is described. Texts are in the language of the call. */
export const vehicleFields = {
  imageUrl: field(
    knownText(pictureAddress),
    "Address of the main picture; one that cannot be an address is left out",
    "https://pictures.volante.test/leon.jpg",
  ),
  brand: field(z.string().optional(), "Brand", "SEAT"),
  model: field(z.string().optional(), "Model, without the brand", "León"),
  commercialDescription: field(
    z.string().optional(),
    "Version as it is advertised, below brand and model",
    "1.5 TSI 130 CV Style",
  ),
};

/** Representative example, simple markup. */
export const legalInfo = field(
  z.string().optional(),
  creditWords.legalInfo,
  "<p>Ejemplo representativo: 60 cuotas de 267,05 €. TIN 6,99 %, TAE 8,41 %.</p>",
);

/** Something said of a vehicle, or a value of a filter. */
export const tag = z.object({
  id: field(z.string(), "Id of the tag", "one-owner"),
  value: field(z.string(), "Its text", "Único propietario"),
  needle: field(z.boolean().optional(), "Whether it is one of the values that the search asked for", false),
});

const label = (description: string, example: string) => field(z.string().optional(), description, example);

/** Texts of a card (specification section 3, "Card labels"). */
const cardLabels = z.object({
  lowCost: label("On the picture, of a vehicle of low cost", "Precio bajo"),
  highlightedVehicle: label("On the picture, of a highlighted vehicle", "Destacado"),
  reserved: label("On the picture, of a reserved vehicle", "Reservado"),
  bought: label("On the picture, of a sold vehicle", "Vendido"),
  monthly: label("After the instalment", "al mes"),
  taeg: label("Before the annual percentage rate", "TAE"),
  tan: label("Before the nominal rate", "TIN"),
  financeMonths: label("Before the number of instalments", "Plazo"),
  months: label("After the number of instalments", "meses"),
  financeEntry: label("Before the deposit", "Entrada"),
  financeValue: label("Before the amount of the credit", "Importe del crédito"),
  financeSeparator: label("Between the terms of the credit", "·"),
  promoFinInfo: label("About the credit of a vehicle in a campaign", "Con la campaña de financiación."),
});

/** A vehicle as a card shows it (specification section 3, "Card"). Texts are in the language of the call. */
export const vehicleCard = field(
  z.object({
    vin,
    ...vehicleFields,
    lowCost: field(z.boolean().optional(), "Whether it has the label of low cost", false),
    highlightedVehicle: field(
      z.boolean().optional(),
      "Whether it has the label of a highlighted vehicle",
      false,
    ),
    previousPrice: field(
      euros.optional(),
      "Struck-through price: only where the law lets one be shown, the lowest of the 30 days before the reduction",
      15_990,
    ),
    totalPrice: field(euros.optional(), "Cash price", 15_490),
    promo: field(z.boolean().optional(), "Whether it takes part in a finance campaign", false),
    monthlyPrice: field(euros.optional(), creditWords.fee, 267.05),
    depositValue: field(euros.optional(), creditWords.deposit, 2000),
    capitalFinance: field(euros.optional(), creditWords.capital, 13_490),
    taeg: field(z.number().optional(), creditWords.taeg, 8.41, "%"),
    tooltipDescription: field(
      wholeOnly(
        z.object({
          tan: field(z.number(), creditWords.tan, 6.99, "%"),
          months: field(z.int().positive(), creditWords.months, 60, "months"),
        }),
      ),
      "Rate and instalments behind `monthlyPrice`",
    ),
    legalInfo,
    reserved: field(z.boolean().optional(), "Whether it is reserved: it stays in lists, marked", false),
    bought: field(z.boolean().optional(), "Whether it is sold", false),
    environmentalBadge: field(
      wholeOnly(
        z.object({
          image: field(z.string(), "Address of the badge's image", "/icons/badges/c.svg"),
          alt: field(z.string(), "Its name, for those who do not see it", "Distintivo ambiental C"),
          id: ours(z.string(), "Class of the badge: 0, eco, c or b", "c"),
        }),
      ),
      "Environmental badge; left out where it has none",
    ),
    tags: field(readableOnly(tag).optional(), "Labels on the card, the most important first"),
    labels: field(wholeOnly(cardLabels), "Texts of the card; the shop's own stand where one is left out"),
    location: field(z.string().optional(), "Where it stands, as it is shown", "Madrid"),
    favorite: field(z.boolean().optional(), "Whether it is a favourite of the customer", false),
    path: ours(
      sitePath,
      "Canonical path of its page; without it the page is found by its VIN",
      "/coches-ocasion/seat-leon-style-12345678/",
    ),
    kind: ours(vehicleKind, "Kind of vehicle", "car"),
    year: ours(z.int(), "Year of the first registration", 2019),
    kilometers: ours(z.int().nonnegative(), "What it has been driven", 64_000, "km"),
    fuel: ours(z.string(), "Fuel, as it is shown", "Gasolina"),
    transmission: ours(z.string(), "Gearbox, as it is shown", "Manual"),
    power: ours(z.number(), "Power", 130, "hp"),
    displacement: ours(z.int().positive(), "Displacement; left out of an electric engine", 1498, "cc"),
    owners: ours(z.int().positive(), "How many have owned it", 1),
    distance: ours(
      z.object({
        km: field(z.number().nonnegative(), "Distance as the crow flies, rounded", 25, "km"),
        overSea: field(z.boolean(), "Whether there is sea between", false),
      }),
      "How far it is, in a list that is seen from a place",
    ),
    ids: ours(
      z.object({
        brand: field(slugId, "Id of the brand", "seat"),
        model: field(slugId, "Id of the model", "leon"),
        fuel: field(slugId, "Id of the fuel", "petrol"),
        transmission: field(slugId, "Id of the gearbox", "manual"),
        zipCode: field(z.string().max(20), "Postal code of its dealer", "28013"),
      }),
      "What its attributes are in filters, so that each can lead to its own list",
    ),
    priceBand: ours(
      z.enum(priceBands),
      "How its cash price lies among those of vehicles like it, as `priceRating` of the vehicle; left out where too few are",
      "below",
    ),
    picture: ours(vehiclePicture, "The main picture with its size"),
  }),
  "A vehicle as a card shows it. Texts are in the language of the call",
);

/** Vehicles like one, and why each is. */
export const similarVehicles = field(
  knownOnly(
    vehicleCard.extend({
      reason: ours(z.string(), "Why it is like that vehicle, in words", "Mismo modelo, menos kilómetros"),
    }),
    "kind",
  ),
  "Cards of similar vehicles, best match first",
);

export type VehicleCard = z.infer<typeof vehicleCard>;
