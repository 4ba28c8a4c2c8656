import type { FeedVehicle } from "../row/feed-vehicle.ts";
import type { KnownVehicle } from "./known-vehicle.ts";

/** A vehicle of a feed with the digest of its row. */
export type Digested = { readonly line: number; readonly vehicle: FeedVehicle; readonly digest: string };

export type Decision =
  | { readonly kind: "add" }
  | { readonly kind: "change"; readonly known: KnownVehicle }
  /** The shop has it like this already. */
  | { readonly kind: "leave" }
  /** It belongs to another feed or dealer. */
  | { readonly kind: "refuse"; readonly expected: string };

/**
 * Decides what to do with a row. A vehicle is known by its VIN; one that another feed, or another dealer without any feed, has for sale is
 * theirs. A row that is unchanged is not written again, so that later corrections by hand stay, but for the status.
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
  const isSameStatus = known.isHeld || known.status === status;
  return isOurs && known.digest === digest && isSameStatus ? { kind: "leave" } : { kind: "change", known };
};
