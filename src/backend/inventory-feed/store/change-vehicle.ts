import type { FinanceSettings } from "#backend/finance/finance-settings.ts";
import { offerFor } from "#backend/finance/offer.ts";
import { relevanceOf } from "#backend/store/relevance.ts";
import type { vehicles } from "#backend/store/schema/vehicles.ts";
import { defaultLocale } from "#platform/locale.ts";
import type { FeedVehicle } from "../row/feed-vehicle.ts";
import type { KnownVehicle } from "./known-vehicle.ts";

/** How long a sold vehicle retains its page; one that comes back later is a new one to visitors. */
const soldPageMs = 30 * 86_400_000;

type Settings = { readonly finance: FinanceSettings; readonly now: Date };

type Stored = {
  readonly modelId: number;
  readonly versionId: number;
  readonly previousPriceCents: number | null;
};

type VehicleColumns = Omit<typeof vehicles.$inferInsert, "id" | "changedBy">;

/** The row of a vehicle from a feed; what the shop itself manages of a known one is left as it is. */
export const vehicleColumns = (
  vehicle: FeedVehicle,
  { modelId, versionId, previousPriceCents }: Stored,
  known:
    | Pick<KnownVehicle, "publicId" | "status" | "statusSince" | "arrivedAt" | "isHeld">
    | { readonly publicId: string },
  { finance, now }: Settings,
): VehicleColumns => {
  const { offer, facts, dealerId, kind, vin } = vehicle;
  const { priceCents, promoPriceCents, depositCents } = offer;
  const priced = { priceCents, promoPriceCents, depositCents, promo: false };
  const isFinanced =
    depositCents !== null &&
    offerFor({ ...priced, financing: true }, { finance, locale: defaultLocale }) !== undefined;
  const standing = standingOf(offer.status, known, now);
  const ranked = {
    highlighted: offer.highlighted,
    promo: false,
    discount: previousPriceCents !== null,
    arrivedAt: standing.arrivedAt,
    publicId: known.publicId,
  };
  return {
    ...offer,
    ...facts,
    ...priced,
    ...standing,
    modelId,
    versionId,
    dealerId,
    kind,
    depositCents: isFinanced ? depositCents : null,
    financing: isFinanced,
    previousPriceCents,
    campaignEndsAt: null,
    relevance: relevanceOf(ranked, now),
    vin,
    publicId: known.publicId,
  };
};

/** A vehicle that a customer has reserved stays reserved, whatever the feed contains. */
const standingOf = (
  wanted: FeedVehicle["offer"]["status"],
  known: Parameters<typeof vehicleColumns>[2],
  now: Date,
): Pick<VehicleColumns, "status" | "statusSince" | "arrivedAt"> & { readonly arrivedAt: Date } => {
  if (!("status" in known)) return { status: wanted, statusSince: now, arrivedAt: now };
  const { arrivedAt, statusSince } = known;
  const status = known.isHeld ? known.status : wanted;
  if (status === known.status) return { status, statusSince, arrivedAt };
  const isLongGone = known.status === "bought" && now.getTime() - statusSince.getTime() > soldPageMs;
  return { status, statusSince: now, arrivedAt: isLongGone ? now : arrivedAt };
};
