import { z } from "zod";
import { knownOnly } from "./known-only.ts";
import { ours } from "./ours.ts";
import { euros, slugId } from "./primitives.ts";
import { vehicleKind } from "./vehicle-card.ts";

/** Without an id the value itself is what the service knows it by. */
const dropdownOption = z.object({ id: ours(slugId), value: z.string() });

/** Specification section 3, "Dropdown options" and "Finance dropdown config". */
export const dropdowns = z.object({
  brands: knownOnly(
    dropdownOption.extend({ kind: ours(vehicleKind), models: z.array(dropdownOption).optional() }),
    "kind",
  ).optional(),
  years: z.object({ min: z.int().optional(), max: z.int().optional() }).optional(),
  seats: z.array(z.object({ value: z.int() })).optional(),
  kmsValues: z.array(z.object({ value: z.int().nonnegative(), label: z.string().optional() })).optional(),
  yearsList: z.array(z.int()).optional(),
  financeConfig: z
    .object({
      depositMin: euros.optional(),
      depositStep: euros.optional(),
      contractExpenses: euros.optional(),
      homeDeliveryCost: euros.optional(),
      customDeliveryCost: euros.optional(),
      /** What the card is charged for a reservation: 0 where nothing is reserved online. */
      reservationDeposit: ours(euros.nonnegative()),
    })
    .optional(),
});

export type Dropdowns = z.infer<typeof dropdowns>;
