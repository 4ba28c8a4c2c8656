import { and, desc, eq, gt, inArray, isNull, or } from "drizzle-orm";
import type { Orm } from "#backend/store/database.ts";
import { footprints } from "#backend/store/schema/activity.ts";
import { favourites } from "#backend/store/schema/favourites.ts";
import { tradeIns } from "#backend/store/schema/trade-ins.ts";
import { vehicles } from "#backend/store/schema/vehicles.ts";
import { readVehicles } from "#backend/vehicle/read-vehicles.ts";
import { fullName } from "#backend/vehicle/vehicle-names.ts";
import { wordingOf } from "#backend/wording/wording.ts";
import { eurosFromCents } from "#domain/money.ts";
import { trackingCodes } from "#domain/tracking-codes.ts";
import { marketOf } from "#market/markets.ts";
import { fill } from "#platform/fill.ts";
import type { Locale } from "#platform/locale.ts";

type Visitor = {
  readonly customerId: string | null;
  readonly sessionId: string | undefined;
  /** Of the vehicle that the request is about. */
  readonly vin: string | null;
  readonly now: Date;
};

export type StoredTradeIn = typeof tradeIns.$inferSelect;

/** What is known of a visitor: the events of the session that were recorded with consent, favourites and the last valued car. */
export type Interests = {
  /** Of the vehicle, in euros. */
  readonly simulation?: { readonly deposit: number; readonly months: number };
  /** VINs, newest first. */
  readonly compared: readonly string[];
  readonly favourites: readonly string[];
  readonly tradeIn: StoredTradeIn | undefined;
};

const mostVehicles = 5;
const mostEvents = 200;
const recentMs = 30 * 86_400_000;

const codes = [
  trackingCodes.financingSimulation,
  trackingCodes.addToCompare,
  trackingCodes.removeFromCompare,
];

type Seen = { readonly vin?: unknown; readonly deposit?: unknown; readonly months?: unknown };

export const readInterests = async (tx: Orm, visitor: Visitor): Promise<Interests> => {
  const seen = await readEvents(tx, visitor);
  const simulated = seen.find(
    ({ type, data }) => type === trackingCodes.financingSimulation && data.vin === visitor.vin,
  )?.data;
  const { deposit, months } = simulated ?? {};
  const isSimulation = typeof deposit === "number" && typeof months === "number";
  return {
    ...(isSimulation && { simulation: { deposit, months } }),
    compared: comparedIn(seen).slice(0, mostVehicles),
    favourites: await readFavourites(tx, visitor.customerId),
    tradeIn: await readTradeIn(tx, visitor),
  };
};

/** Newest first. */
const readEvents = async (tx: Orm, { sessionId, now }: Visitor) => {
  if (sessionId === undefined) return [];
  const rows = await tx
    .select({ type: footprints.type, data: footprints.data })
    .from(footprints)
    .where(
      and(
        eq(footprints.sessionId, sessionId),
        inArray(footprints.type, codes),
        gt(footprints.at, new Date(now.getTime() - recentMs)),
      ),
    )
    .orderBy(desc(footprints.id))
    .limit(mostEvents);
  return rows.map(({ type, data }) => ({ type, data: (data ?? {}) as Seen }));
};

/** Vehicles whose last event is that they were added, newest first. */
const comparedIn = (seen: Awaited<ReturnType<typeof readEvents>>): string[] => {
  const last = new Map<string, number>();
  for (const { type, data } of seen)
    if (type !== trackingCodes.financingSimulation && typeof data.vin === "string" && !last.has(data.vin))
      last.set(data.vin, type);
  return [...last].flatMap(([vin, type]) => (type === trackingCodes.addToCompare ? vin : []));
};

const readFavourites = async (tx: Orm, customerId: string | null): Promise<string[]> => {
  if (customerId === null) return [];
  const rows = await tx
    .select({ vin: favourites.vin })
    .from(favourites)
    .where(and(eq(favourites.customerId, customerId), isNull(favourites.removedAt)))
    .orderBy(desc(favourites.createdAt))
    .limit(mostVehicles);
  return rows.map(({ vin }) => vin);
};

const readTradeIn = async (
  tx: Orm,
  { customerId, sessionId }: Visitor,
): Promise<StoredTradeIn | undefined> => {
  const own = or(
    customerId === null ? undefined : eq(tradeIns.customerId, customerId),
    sessionId === undefined ? undefined : eq(tradeIns.sessionId, sessionId),
  );
  if (own === undefined) return undefined;
  const [last] = await tx.select().from(tradeIns).where(own).orderBy(desc(tradeIns.createdAt)).limit(1);
  return last;
};

/** The same as rows of a mail. */
export const interestRows = async (tx: Orm, interests: Interests, locale: Locale) => {
  const { staff: words } = wordingOf(locale);
  const { formats } = marketOf(locale);
  const { simulation, compared, favourites: loved, tradeIn } = interests;
  const names = await namesOf(tx, [...compared, ...loved], locale);
  const named = (vins: readonly string[]) => vins.flatMap((vin) => names.get(vin) ?? []).join("; ");
  return [
    [
      words.simulated,
      simulation &&
        fill(words.simulation, { deposit: formats.money(simulation.deposit), months: simulation.months }),
    ],
    [words.compared, named(compared)],
    [words.favourites, named(loved)],
    [
      words.tradeIn,
      tradeIn &&
        fill(words.tradeInText, {
          car: `${tradeIn.brand} ${tradeIn.model} ${tradeIn.version}`,
          plate: tradeIn.plate,
          value: formats.money(eurosFromCents(tradeIn.valuationCents)),
        }),
    ],
  ] as const;
};

const namesOf = async (tx: Orm, vins: readonly string[], locale: Locale) => {
  if (vins.length === 0) return new Map<string, string>();
  const found = await tx
    .select({ id: vehicles.id })
    .from(vehicles)
    .where(inArray(vehicles.vin, [...vins]));
  const rows = await readVehicles(
    tx,
    found.map(({ id }) => id),
  );
  return new Map(rows.map((row) => [row.vehicle.vin, fullName(locale, row)]));
};
