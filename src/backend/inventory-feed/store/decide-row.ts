import type { FeedVehicle } from "../row/feed-vehicle.ts";
import type { KnownVehicle } from "./known-vehicle.ts";

/** A vehicle of a feed with the digest of what its row says. */
export type Digested = { readonly line: number; readonly vehicle: FeedVehicle; readonly digest: string };

export type Decision =
  | { readonly kind: "add" }
  | { readonly kind: "change"; readonly known: KnownVehicle }
  /** The shop says what the row says. */
  | { readonly kind: "leave" }
  /** It is somebody else's. */
  | { readonly kind: "refuse"; readonly expected: string };

/**
 * What a row means to the shop. A vehicle is known by its VIN; one that another feed, or another dealer without any feed, has for sale is
 * theirs. What the row said before is not written again, so that what somebody corrected since stays, but for the status.
 */
export const decideRow = (
  { vehicle, digest }: Pick<Digested, "vehicle" | "digest">,
  known: KnownVehicle | undefined,
  source: string,
): Decision => {
  const { status } = vehicle.offer;
  if (known === undefined) return { kind: status === "bought" ? "leave" : "add" };
  const isOurs = known.source === source;
  const isForSale = known.status !== "bought";
  if (known.source !== null && !isOurs && isForSale)
    return {
      kind: "refuse",
      expected: `a VIN that no other feed has for sale, as "${known.source}" has this one`,
    };
  if (known.source === null && isForSale && known.dealerId !== vehicle.dealerId)
    return { kind: "refuse", expected: "a VIN that no other dealer has for sale" };
  const isAsSaid = known.isHeld || known.status === status;
  return isOurs && known.digest === digest && isAsSaid ? { kind: "leave" } : { kind: "change", known };
};
