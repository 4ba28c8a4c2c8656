import { inArray } from "drizzle-orm";
import type { Orm } from "#backend/store/database.ts";
import { vehicles } from "#backend/store/schema/vehicles.ts";
import { readVehicles } from "#backend/vehicle/read-vehicles.ts";
import { digestName } from "./digest-key.ts";
import { type OpenEvent, readOpenAddresses, readOpenEvents } from "./read-open-events.ts";
import { readRecentNames } from "./recent-digests.ts";
import { reopenExpired } from "./reopen-expired.ts";
import { sendDigest } from "./send-digest.ts";
import { settleSilent } from "./settle-silent.ts";

/** Addresses whose events are read at once. */
const addressesAtOnce = 50;

export type DigestOptions = { readonly now: Date; readonly stop?: AbortSignal | undefined };

/**
 * Queues a mail to each address with news, unless it had one within the hour: then what is open waits for the next. It may end
 * anywhere and run beside another: what a mail tells is settled with it.
 */
export const sendDigests = async (orm: Orm, { now, stop }: DigestOptions): Promise<void> => {
  await reopenExpired(orm, now);
  await settleSilent(orm, now);
  const recent = await readRecentNames(orm, now);
  const due = (await readOpenAddresses(orm)).filter((address) => !recent.has(digestName(address)));
  for (let at = 0; at < due.length && !stop?.aborted; at += addressesAtOnce) {
    const open = await readOpenEvents(orm, due.slice(at, at + addressesAtOnce));
    const known = await vehiclesOf(orm, [...open.values()].flat());
    for (const [address, events] of open) await sendDigest(orm, { address, events, vehicles: known, now });
  }
};

const vehiclesOf = async (orm: Orm, events: readonly OpenEvent[]) => {
  const vins = [...new Set(events.map(({ vin }) => vin))];
  const found = await orm.select({ id: vehicles.id }).from(vehicles).where(inArray(vehicles.vin, vins));
  const rows = await readVehicles(
    orm,
    found.map(({ id }) => id),
  );
  return new Map(rows.map((row) => [row.vehicle.vin, row]));
};
