import { createHash } from "node:crypto";

/**
 * A vehicle's place in the default order; higher comes first. New arrivals and offers come forward, highlighted ones
 * too, but so that a page never holds them alone; and a share that
 * depends on the vehicle alone mixes brands and dealers that arrived together.
 */
export const relevanceOf = (
  vehicle: {
    readonly highlighted: boolean;
    readonly promo: boolean;
    readonly discount: boolean;
    readonly arrivedAt: Date;
    readonly publicId: string;
  },
  now: Date,
): number => {
  const days = Math.max(0, (now.getTime() - vehicle.arrivedAt.getTime()) / 86_400_000);
  const mixed = createHash("sha256").update(vehicle.publicId).digest().readUInt16BE(0) % 300;
  return (
    (vehicle.highlighted ? 60 : 0) +
    (vehicle.promo ? 60 : 0) +
    (vehicle.discount ? 80 : 0) +
    Math.round(Math.max(0, 120 - days)) +
    mixed
  );
};
