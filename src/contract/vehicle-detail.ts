import { z } from "zod";
import { carPartNames, damageNames } from "#domain/car-parts.ts";
import { pointStates } from "#domain/inspection-points.ts";
import { kilometerSources } from "#domain/kilometer-sources.ts";
import { motorbikePartNames } from "#domain/motorbike-parts.ts";
import { dealerContact } from "./dealer.ts";
import { field, rare } from "./field.ts";
import { carDetailFinance, creditType, creditWords } from "./finance.ts";
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
import { legalInfo, vehicleCard, vehicleFields } from "./vehicle-card.ts";

/**
 * Extension: the condition and history of a vehicle, as the shop has found them. An absent field is unknown and shown as
 * such; an empty list is known to be empty. Texts are in the language of the call.
 */
const conditionPassport = z.object({
  inspectedAt: field(calendarDate.optional(), "When the shop inspected it", "2026-11-02"),
  /** A mark with an unknown part or damage is still a mark: it is shown without them. */
  marks: field(
    z
      .array(
        z.object({
          part: field(
            knownText(z.enum([...carPartNames, ...motorbikePartNames])),
            "Part; left and right are the driver's",
            "left-front-door",
          ),
          damage: field(knownText(z.enum(damageNames)), "What is seen on it", "scratch"),
        }),
      )
      .optional(),
    "What is visible from outside; empty for nothing, left out when unknown",
  ),
  points: field(
    z
      .array(
        z.object({
          label: field(z.string(), "What was inspected", "Frenos"),
          state: field(
            knownText(z.enum(pointStates)),
            "`ok`: as it should be; `seen`: a finding within limits; `renewed`: replaced before the sale",
            "renewed",
          ),
          note: field(z.string().optional(), "What was found or done", "Pastillas nuevas"),
        }),
      )
      .optional(),
    "What the workshop inspected",
  ),
  owners: field(z.int().positive().optional(), "How many have owned it, the last one among them", 1),
  kilometerLine: field(
    z
      .array(
        z.object({
          at: field(calendarDate, "When it was read", "2023-05-10"),
          kilometers: field(kilometers, "What the clock showed", 41_200),
          source: field(knownText(z.enum(kilometerSources)), "Where it was written down", "inspection"),
        }),
      )
      .optional(),
    "Readings of the clock, oldest first; they never fall",
  ),
  nextInspection: field(
    z
      .object({
        dueAt: field(calendarDate.optional(), "When it is due", "2027-05-10"),
        required: field(z.boolean().optional(), "false where the law requires none", true),
        rule: field(
          z.string().optional(),
          "By which rule it falls due, and where that is written",
          "Cada dos años desde el cuarto (Real Decreto 920/2017)",
        ),
      })
      .optional(),
    "The next roadworthiness test",
  ),
});

const { brand: _, ...cardFields } = vehicleFields;

const carDetailCard = z.object({
  vin: vin.optional(),
  ...cardFields,
  prices: field(
    readableOnly(
      z.object({
        priceType: field(
          z.enum(["TotalPrice", "PromoFinance"]),
          "`TotalPrice`: paid at once; `PromoFinance`: with the credit of the campaign",
          "TotalPrice",
        ),
        actualValue: field(euros, "Price now", 15_490),
        previousValue: field(
          euros.optional(),
          "Struck-through price, where the law lets one be shown",
          15_990,
        ),
      }),
    ).optional(),
    "Prices of the vehicle, one for each type",
  ),
  legalInfo,
  promo: field(z.boolean().optional(), "Whether it takes part in a finance campaign", false),
  tooltipDescription: field(
    z
      .object({
        tan: field(z.number().optional(), creditWords.tan, 6.99, "%"),
        months: field(z.int().positive().optional(), creditWords.months, 60, "months"),
        taeg: field(z.number().optional(), creditWords.taeg, 8.41, "%"),
      })
      .optional(),
    "Rates and instalments behind `monthPrice`",
  ),
  depositValue: field(euros.optional(), creditWords.deposit, 2000),
  monthPrice: field(euros.optional(), creditWords.fee, 267.05),
  months: field(z.int().positive().optional(), creditWords.months, 60, "months"),
  capitalFinance: field(euros.optional(), creditWords.capital, 13_490),
  mtic: field(euros.optional(), creditWords.mtic, 16_373),
  initialExpenses: field(euros.optional(), creditWords.initialExpenses, 350),
  lastFee: field(euros.optional(), creditWords.lastFee, 267.05),
  dtEndOfCampaign: field(rare(calendarDate.optional()), creditWords.campaignEnd, "2026-12-31"),
});

/** Where a vehicle stands. */
const dealerAddress = z.object({
  name: field(z.string().optional(), "Name of the dealer", "Volante Madrid Norte"),
  address: field(z.string().optional(), "Street and number", "Calle Mayor 1"),
  city: field(z.string().optional(), "Town", "Madrid"),
  zipCode: field(z.string().optional(), "Postal code", "28013"),
  image: field(
    z.string().optional(),
    "Address of a picture of it",
    "https://pictures.volante.test/madrid.jpg",
  ),
});

/** Structured data for search engines (specification section 3, "Structured data"). */
const structuredVehicle = z.object({
  ...vehicleFields,
  year: field(z.int().optional(), "Year of the first registration", 2019),
  version: field(z.string().optional(), "Version", "1.5 TSI 130 CV Style"),
  fuel: field(z.string().optional(), "Fuel, as it is shown", "Gasolina"),
  kilometers: field(z.int().nonnegative().optional(), "What it has been driven", 64_000, "km"),
  color: field(z.string().optional(), "Colour, as it is shown", "Gris"),
  transmission: field(z.string().optional(), "Gearbox, as it is shown", "Manual"),
  pricePvp: field(euros.optional(), "Cash price", 15_490),
  doors: field(z.int().optional(), "Number of doors", 5),
  power: field(z.number().optional(), "Power", 130, "hp"),
  displacement: field(z.number().optional(), "Displacement; left out of an electric engine", 1498, "cc"),
  vin: vin.optional(),
  dealer: field(dealerAddress.optional(), "Where it stands"),
});

const contractInfo = z.object({
  id: field(z.string(), "Id of the warranty, sent back as `warrantyId`", "w24"),
  pvpPrice: field(euros, "Its price", 400),
  name: ours(z.string(), "What it is called", "Garantía de 24 meses"),
  description: ours(z.string(), "What it covers", "Motor, caja de cambios y electrónica"),
  months: ours(z.int().positive(), "How long it lasts", 24, "months"),
});

const labelled = z.object({
  label: field(z.string(), "What it is", "Carrocería"),
  value: field(z.string(), "Its value, in words", "Compacto"),
});

const heading = field(z.string(), "Heading of the group", "Motor");

/**
 * A vehicle with everything its page shows. Texts are in the language of the call. The structured data stands beside the other parts, or
 * in `vehicle`.
 */
export const vehicleDetail = field(
  structuredVehicle.extend({
    vehicle: ours(
      structuredVehicle,
      "The structured data in a field of its own; a service sends it here or beside the other fields",
    ),
    carDetailCard: field(carDetailCard.optional(), "What the card of the page shows"),
    carDetailFinance: field(
      wholeOnly(carDetailFinance),
      "The credit that it is offered with; left out for one that cannot be financed",
    ),
    creditTypes: field(readableOnly(creditType).optional(), "Credits that the company offers"),
    /** "dealer (dealerCode)" and "dealer {name, address, city, zipCode, image}" are one field. */
    dealer: field(
      dealerAddress
        .extend({
          dealerCode: field(z.string().optional(), "Code of the dealer (`GET /dealers/v2`)", "MAD01"),
          id: ours(z.string(), "`id` of the dealer (`GET /dealers/v2`)", "madrid-norte"),
          ...dealerContact,
        })
        .optional(),
      "Where it stands",
    ),
    externalPlayer: field(
      z
        .object({
          autoOnShow: field(
            z.boolean().optional(),
            "Whether the turn round the vehicle starts by itself when it is seen",
            false,
          ),
        })
        .optional(),
      "The turn round the vehicle",
    ),
    carDetailImage: field(
      z
        .object({
          staticImages: field(
            z
              .object({
                externalImages: field(
                  readableOnly(
                    z
                      .object({
                        url: field(
                          pictureAddress,
                          "Address of the picture",
                          "https://pictures.volante.test/leon.jpg",
                        ),
                      })
                      .extend({ picture: ours(vehiclePicture, "The picture with its size") }),
                  ).optional(),
                  "Pictures of the vehicle, the main one first",
                ),
                note: ours(
                  z.string().max(200),
                  "A note on all of them, such as that they show another vehicle",
                  "Imágenes de un vehículo igual",
                ),
              })
              .optional(),
            "Still pictures",
          ),
          spin: ours(
            z.object({
              frames: field(
                z.array(z.string()).min(2).max(120),
                "Addresses of its pictures, evenly spaced, beginning with the front three-quarter",
                ["https://pictures.volante.test/turn-1.jpg", "https://pictures.volante.test/turn-2.jpg"],
              ),
            }),
            "One turn round the vehicle",
          ),
        })
        .optional(),
      "Its pictures",
    ),
    contracts: field(
      z
        .object({
          warrantyContract: field(
            z
              .object({
                contractInfoArr: field(
                  readableOnly(contractInfo).optional(),
                  "Warranties that can be bought with it",
                ),
              })
              .optional(),
            "Warranties",
          ),
        })
        .optional(),
      "Contracts that go with it",
    ),
    card: ours(vehicleCard, "The vehicle as a card shows it"),
    path: ours(sitePath, "Canonical path of its page", "/coches-ocasion/seat-leon-style-12345678/"),
    alternates: ours(alternates, "Its page in each language"),
    publicId: ours(z.string().regex(/^\d{8}$/), "Number at the end of its page's path", "12345678"),
    segment: ours(
      labelled.extend({ id: field(slugId, "Id of the body type in filters", "hatchback") }),
      "Body type",
    ),
    brandId: ours(slugId, "Id of the brand in filters", "seat"),
    modelId: ours(slugId, "Id of the model in filters", "leon"),
    soldAt: ours(rare(dateTime), "When it was sold; its page is 410 after 30 days", "2026-11-18T16:00:00Z"),
    registeredAt: ours(calendarDate, "Day of the first registration", "2019-05-01"),
    priceRating: ours(
      priceRating,
      "Its price among those of vehicles like it; left out for one that is reserved or sold, and where fewer than eight are like it",
    ),
    unrated: ours(
      rare(z.literal(true)),
      "Set for a vehicle that can be bought and has no `priceRating`, since fewer than eight are like it; the shop says so",
    ),
    conditionPassport: ours(conditionPassport, "Its condition and history; what is left out is unknown"),
    registration: ours(
      rare(
        z.object({
          tax: field(
            euros.optional(),
            "What the tax comes to, estimated; left out where it is not known",
            1250,
          ),
          least: field(z.boolean().optional(), "Whether a surcharge may be added to it", false),
          included: field(z.boolean(), "Whether the price includes the tax and the registration", false),
        }),
      ),
      "Of a vehicle that stands in another country: what it costs to register it in the one of the call's language",
    ),
    runningCosts: ours(runningCosts, "What it costs to own; left out for one that is sold"),
    description: ours(
      z.string(),
      "The vehicle in a few sentences",
      "SEAT León de 2019 con un solo propietario.",
    ),
    badgeReason: ours(
      z.string(),
      "Why it has its environmental badge, in a sentence",
      "Por ser de gasolina y Euro 6.",
    ),
    seats: ours(z.int().positive(), "Number of seats", 5),
    traction4x4: ours(z.boolean(), "Whether all four wheels drive", false),
    warrantyMonths: ours(z.int().positive(), "Warranty that is part of the price", 36, "months"),
    technicalData: ours(
      z.array(
        z.object({
          heading,
          items: field(z.array(labelled), "Data of the group"),
        }),
      ),
      "Technical data in groups",
    ),
    technicalGaps: ours(
      z.array(
        z.object({
          label: field(z.string(), "The data that is missing, by its label", "Autonomía eléctrica"),
          gap: field(
            z.enum(["inapplicable", "none"]),
            "`inapplicable`: it cannot apply to the vehicle; `none`: the vehicle is known to lack it",
            "inapplicable",
          ),
        }),
      ),
      "What the tables leave out, and why",
    ),
    equipment: ours(
      z.array(
        z.object({
          heading: field(z.string(), "Heading of the group", "Seguridad"),
          items: field(z.array(z.string()), "Equipment of the group", ["Control de crucero adaptativo"]),
        }),
      ),
      "Equipment in groups",
    ),
  }),
  "A vehicle with everything that its page shows. Texts are in the language of the call",
);

export type VehicleDetail = z.infer<typeof vehicleDetail>;
