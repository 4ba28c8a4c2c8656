import { z } from "zod";
import { carPartNames, damageNames } from "#domain/car-parts.ts";
import { pointStates } from "#domain/inspection-points.ts";
import { kilometerSources } from "#domain/kilometer-sources.ts";
import { motorbikePartNames } from "#domain/motorbike-parts.ts";
import { knownText } from "./known-only.ts";
import { calendarDate, kilometers } from "./primitives.ts";

/**
 * Extension: how a vehicle is and where it has been, as the shop has found it. A field that is left out is not known and is said to be
 * so; an empty list is known to be empty. Texts are in the language of the call.
 */
export const conditionPassport = z.object({
  /** When the shop inspected it. */
  inspectedAt: calendarDate.optional(),
  /** What is seen from outside. A mark of a part or damage that we do not know is still a mark: it is told without. */
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
      /** False where the law asks for none. */
      required: z.boolean().optional(),
      /** By which rule it falls due, and where that is written. */
      rule: z.string().optional(),
    })
    .optional(),
});
