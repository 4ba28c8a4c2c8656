import { z } from "zod";
import { field } from "./field.ts";
import { knownOnly } from "./known-only.ts";
import { calendarDate, euros } from "./primitives.ts";

/** What owning a vehicle costs, in the order in which it is shown. */
export const costKinds = ["energy", "tax", "service", "depreciation"] as const;

/** Extension: what a vehicle costs in its next years. Texts are in the language of the call. */
export const runningCosts = z.object({
  years: field(z.int().positive(), "How many years are looked ahead", 3, "years"),
  kilometersPerYear: field(z.int().positive(), "Distance assumed for each year", 15_000, "km"),
  lines: field(
    knownOnly(
      z.object({
        kind: field(z.enum(costKinds), "What costs", "energy"),
        amount: field(euros.optional(), "Cost in all years; left out when it cannot be calculated", 3960),
        least: field(euros.optional(), "The least that it can be, where `amount` is the most", 3600),
        how: field(
          z.string(),
          "How it was calculated, or why it could not be, in the language of the call",
          "5,5 l/100 km a 1,600 €/l",
        ),
      }),
      "kind",
    ),
    "Costs by kind",
  ),
  insurance: field(
    z
      .object({
        class: field(z.int().min(1).max(10), "Class from 1, cheap to insure, to 10", 4),
        how: field(z.string(), "How it was found", "Por potencia y precio de nuevo"),
      })
      .optional(),
    "How dear it is to insure; no premium is part of the sum",
  ),
  total: field(euros, "Sum of the lines that have an amount", 8200),
  perMonth: field(euros, "The total by month", 227.78),
  sources: field(
    z.array(
      z.object({
        name: field(z.string(), "Name of the source", "Precios de carburantes"),
        url: field(z.string().regex(/^https:\/\//), "Its address", "https://geoportalgasolineras.es/"),
        asOf: field(calendarDate.optional(), "Date of its figures", "2026-11-01"),
      }),
    ),
    "What the figures were taken from",
  ),
});
