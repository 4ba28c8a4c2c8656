import { sql } from "drizzle-orm";
import { liveStates } from "#backend/reservation/live-states.ts";
import type { Orm } from "#backend/store/database.ts";
import { rowsOf } from "#backend/store/rows-of.ts";
import type { VehicleStatus } from "#domain/vehicle-types.ts";

/** A vehicle of the shop, as far as an import needs it. */
export type KnownVehicle = {
  readonly id: number;
  readonly vin: string;
  readonly publicId: string;
  readonly dealerId: number;
  readonly status: VehicleStatus;
  readonly statusSince: Date;
  readonly arrivedAt: Date;
  readonly priceCents: number;
  readonly promoPriceCents: number | null;
  readonly previousPriceCents: number | null;
  /** The feed that brought it; null for one that came otherwise. */
  readonly source: string | null;
  readonly digest: string | null;
  /** Whether a customer has reserved it. */
  readonly isHeld: boolean;
};

type Row = Omit<KnownVehicle, "statusSince" | "arrivedAt"> & {
  readonly statusSince: string;
  readonly arrivedAt: string;
};

export const liveReservation = sql`exists (
  select from reservations r where r.vehicle_id = v.id
    and r.state in (${sql.join(
      liveStates.map((state) => sql`${state}`),
      sql`, `,
    )}))`;

/** The vehicles of the shop among these VINs. */
export const readKnown = async (
  orm: Pick<Orm, "execute">,
  vins: readonly string[],
): Promise<ReadonlyMap<string, KnownVehicle>> => {
  const result = await orm.execute(sql`
    select v.id, v.vin, v.public_id as "publicId", v.dealer_id as "dealerId", v.status,
      (extract(epoch from v.status_since) * 1000)::bigint::text as "statusSince",
      (extract(epoch from v.arrived_at) * 1000)::bigint::text as "arrivedAt",
      v.price_cents as "priceCents", v.promo_price_cents as "promoPriceCents", v.previous_price_cents as "previousPriceCents",
      f.source, f.digest, ${liveReservation} as "isHeld"
    from vehicles v left join feed_vehicles f on f.vehicle_id = v.id
    where v.vin = any (${sql.param(vins)}::text[])`);
  const known = rowsOf<Row>(result).map((row) => ({
    ...row,
    statusSince: new Date(Number(row.statusSince)),
    arrivedAt: new Date(Number(row.arrivedAt)),
  }));
  return new Map(known.map((vehicle) => [vehicle.vin, vehicle]));
};

/**
 * In a transaction: locks vehicles against being reserved, sold or changed until it ends. What a reservation wrote before is seen by the
 * statements that follow, not by this one.
 */
export const lockVehicles = async (tx: Pick<Orm, "execute">, vins: readonly string[]): Promise<void> => {
  await tx.execute(
    sql`select from vehicles where vin = any (${sql.param(vins)}::text[]) order by id for update`,
  );
};
