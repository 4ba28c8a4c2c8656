import { z } from "zod";
import { field } from "./field.ts";
import { knownOnly } from "./known-only.ts";
import { ours } from "./ours.ts";
import { euros, slugId } from "./primitives.ts";
import { vehicleKind } from "./vehicle-card.ts";

/** Without an id the value itself is what the service knows it by. */
const option = (what: string, id: string, value: string) =>
  z.object({
    id: ours(slugId, `Id of the ${what} in filters; without it its value is sent`, id),
    value: field(z.string(), `Name of the ${what}, as it is shown`, value),
  });

/** Specification section 3, "Dropdown options" and "Finance dropdown config". */
export const dropdowns = field(
  z.object({
    brands: field(
      knownOnly(
        option("brand", "seat", "SEAT").extend({
          kind: ours(
            vehicleKind,
            "Kind of vehicle that these models are; a brand with both kinds comes twice",
            "car",
          ),
          models: field(z.array(option("model", "leon", "León")).optional(), "Models of the brand in stock"),
        }),
        "kind",
      ).optional(),
      "Brands with a vehicle that can be bought: options of the filters brand and model",
    ),
    years: field(
      z
        .object({
          min: field(z.int().optional(), "Oldest year of the stock", 2009),
          max: field(z.int().optional(), "Newest year of the stock", 2026),
        })
        .optional(),
      "Range of the filter year",
    ),
    seats: field(
      z
        .array(z.object({ value: field(z.int(), "Number of seats; not shown unless above zero", 5) }))
        .optional(),
      "Options of the filter seats",
    ),
    kmsValues: field(
      z
        .array(
          z.object({
            value: field(z.int().nonnegative(), "Limit of the filter", 10_000, "km"),
            label: field(z.string().optional(), "Limit in words", "10000 kms"),
          }),
        )
        .optional(),
      "Options of the filter kms: 15 values from 0 in steps of 10000",
    ),
    yearsList: field(
      z.array(z.int()).optional(),
      "Years to choose a registration from: 100, ending with this year",
      [2024, 2025, 2026],
    ),
    financeConfig: field(
      z
        .object({
          depositMin: field(euros.optional(), "Lowest deposit of a credit", 500),
          depositStep: field(euros.optional(), "Deposits are multiples of this", 100),
          contractExpenses: field(euros.optional(), "Expenses of the contract, part of every total", 350),
          contractExpensesIncluded: ours(
            z.boolean(),
            "Whether prices include `contractExpenses`: then nothing is added to them",
            false,
          ),
          homeDeliveryCost: field(euros.optional(), "Delivery to the address of the receipt (type 0)", 249),
          customDeliveryCost: field(euros.optional(), "Delivery to another address (type 2)", 349),
          reservationDeposit: ours(
            euros.nonnegative(),
            "What the card is charged for a reservation; 0 where nothing is reserved online; left out, `RESERVATION_DEPOSIT_EUR` applies",
            300,
          ),
        })
        .optional(),
      "Constants of the finance calculation and of a reservation's total",
    ),
  }),
  "Options of the filters and constants of the calculations",
);

export type Dropdowns = z.infer<typeof dropdowns>;
