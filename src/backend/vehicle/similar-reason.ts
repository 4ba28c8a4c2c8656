import { wordingOf } from "#backend/wording/wording.ts";
import { eurosFromCents } from "#domain/money.ts";
import { marketOf } from "#market/markets.ts";
import { fill } from "#platform/fill.ts";
import type { Locale } from "#platform/locale.ts";
import type { VehicleRow } from "./read-vehicles.ts";

/** A difference in price that is worth saying, in cents, and in kilometres. */
const noticeable = { cents: 300_00, kilometers: 5_000 } as const;

/** Why a vehicle is shown beside another, in a few words. */
export const similarReason = (row: VehicleRow, original: VehicleRow, locale: Locale): string => {
  const { similar, segments } = wordingOf(locale);
  const { formats } = marketOf(locale);
  const saved = original.vehicle.priceCents - row.vehicle.priceCents;
  const fewer = original.vehicle.kilometers - row.vehicle.kilometers;
  const amount = formats.money(eurosFromCents(saved));
  if (row.model.id === original.model.id) {
    if (saved >= noticeable.cents) return fill(similar.sameModelCheaper, { amount });
    if (fewer >= noticeable.kilometers)
      return fill(similar.sameModelFewerKms, { kms: formats.kilometres(fewer) });
    return row.vehicle.year > original.vehicle.year ? similar.sameModelNewer : similar.sameModel;
  }
  if (row.vehicle.segment !== original.vehicle.segment) return similar.samePrice;
  if (row.brand.id === original.brand.id) return similar.sameSegmentBrand;
  return saved >= noticeable.cents
    ? fill(similar.sameSegmentCheaper, { segment: segments[row.vehicle.segment], amount })
    : similar.sameSegment;
};
