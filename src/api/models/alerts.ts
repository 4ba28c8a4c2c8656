import type { z } from "zod";
import type { carAlert } from "#contract/car-alert.ts";
import type { priceDropAlert } from "#contract/price-drop-alert.ts";

type WireCarAlert = z.output<typeof carAlert>;

/** A wish to hear of new vehicles. Without `active` the service does not say whether it is paused. */
export type CarAlert = WireCarAlert & { readonly filters: Readonly<Record<string, string>> };

/** A wish to hear of a lower price; of `active` as above. */
export type PriceDropAlert = z.output<typeof priceDropAlert>;

export const toCarAlerts = (wire: readonly WireCarAlert[]): readonly CarAlert[] =>
  wire.map((each) => ({ filters: {}, ...each }));
