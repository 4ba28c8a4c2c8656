import type { z } from "zod";
import type { carAlert } from "#contract/car-alert.ts";
import type { priceDropAlert } from "#contract/price-drop-alert.ts";
import type { Locale } from "#platform/locale.ts";
import { nameOfList } from "./saved-search.ts";

type WireCarAlert = z.output<typeof carAlert>;

/** A subscription to new vehicles. Without `active` the service does not report whether it is paused. */
export type CarAlert = WireCarAlert & {
  readonly filters: Readonly<Record<string, string>>;
  readonly name: string;
};

/** A subscription to a lower price; of `active` as above. */
export type PriceDropAlert = z.output<typeof priceDropAlert>;

export const toCarAlerts = (
  wire: readonly WireCarAlert[],
  { caller }: { readonly caller: { readonly locale: Locale } },
): readonly CarAlert[] =>
  wire.map((each) => {
    const { filters = {}, name = nameOfList(filters, caller.locale) } = each;
    return { ...each, filters, name };
  });
