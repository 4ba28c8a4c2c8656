import { z } from "zod";
import { knownOnly } from "./known-only.ts";
import { calendarDate, euros } from "./primitives.ts";

/** What owning a vehicle costs, in the order in which it is shown. */
export const costKinds = ["energy", "tax", "service", "depreciation"] as const;

/** Extension: what a vehicle costs in its next years. Texts are in the language of the call. */
export const runningCosts = z.object({
  years: z.int().positive(),
  /** Assumed. */
  kilometersPerYear: z.int().positive(),
  lines: knownOnly(
    z.object({
      kind: z.enum(costKinds),
      /** For all years; absent when it cannot be calculated. */
      amount: euros.optional(),
      /** The least that it can be, where `amount` is the most. */
      least: euros.optional(),
      /** How it was calculated, or why it could not be. */
      how: z.string(),
    }),
    "kind",
  ),
  /** From 1 (cheap to insure) to 10; no premium is part of the sum. */
  insurance: z.object({ class: z.int().min(1).max(10), how: z.string() }).optional(),
  /** The lines that have an amount, to the cent. */
  total: euros,
  perMonth: euros,
  /** What figures were taken from, and of when they are. */
  sources: z.array(
    z.object({
      name: z.string(),
      url: z.string().regex(/^https:\/\//),
      asOf: calendarDate.optional(),
    }),
  ),
});
