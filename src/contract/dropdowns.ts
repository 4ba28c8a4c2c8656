import { z } from "zod";
import { knownOnly } from "./known-only.ts";
import { euros, slugId } from "./primitives.ts";
import { vehicleKind } from "./vehicle-card.ts";

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
    /** Extension: what the card is charged for a reservation. Without it nothing is reserved online. */
    reservationDeposit: euros.positive().optional(),
  }),
});

export type Dropdowns = z.infer<typeof dropdowns>;
