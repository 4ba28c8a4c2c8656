import type { z } from "zod";
import type { carAlert } from "#contract/car-alert.ts";
import type { priceDropAlert } from "#contract/price-drop-alert.ts";

type WireCarAlert = z.output<typeof carAlert>;
type WirePriceDropAlert = z.output<typeof priceDropAlert>;

/** A wish to hear of new vehicles. One whose service does not say that it is paused notifies. */
export type CarAlert = WireCarAlert & {
  readonly filters: Readonly<Record<string, string>>;
  readonly active: boolean;
};

/** A wish to hear of a lower price. One whose service does not say that it is paused notifies. */
export type PriceDropAlert = WirePriceDropAlert & { readonly active: boolean };

export const toCarAlerts = (wire: readonly WireCarAlert[]): readonly CarAlert[] =>
  wire.map((each) => ({ filters: {}, active: true, ...each }));

export const toPriceDropAlerts = (wire: readonly WirePriceDropAlert[]): readonly PriceDropAlert[] =>
  wire.map((each) => ({ active: true, ...each }));
