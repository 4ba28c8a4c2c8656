import { and, count, desc, eq, gte, isNotNull, isNull, lt, notExists, sql } from "drizzle-orm";
import type { Orm } from "#backend/store/database.ts";
import { missedDemand } from "#backend/store/schema/missed-demand.ts";
import { priceDropAlerts } from "#backend/store/schema/saved-lists.ts";
import { tradeInBookings, tradeIns } from "#backend/store/schema/trade-ins.ts";
import { vehicles } from "#backend/store/schema/vehicles.ts";
import { readVehicles } from "#backend/vehicle/read-vehicles.ts";
import { fullName } from "#backend/vehicle/vehicle-names.ts";
import { wordingOf } from "#backend/wording/wording.ts";
import { daysAfter } from "#domain/local-clock.ts";
import { eurosFromCents } from "#domain/money.ts";
import { marketOf } from "#market/markets.ts";
import { fill } from "#platform/fill.ts";
import type { Locale } from "#platform/locale.ts";
import { queueStaffMail } from "./queue-staff-mail.ts";

const mostLines = 30;
const missedDays = 30;

/**
 * Mails to the shop, once a day, what of the day before reached no dealer by itself; nothing after a day without any of it. Deletes counts of
 * missed demand after 30 days.
 */
export const mailDailySummary = async (orm: Orm, now: Date): Promise<void> => {
  const today = now.toISOString().slice(0, 10);
  const day = daysAfter(today, -1);
  await orm.delete(missedDemand).where(lt(missedDemand.day, daysAfter(today, -missedDays)));
  await orm.transaction(async (tx) => {
    const valued = await readValued(tx, day);
    const missed = await readMissed(tx, day);
    const watched = await readWatched(tx);
    if (valued.length + missed.length === 0) return;
    await queueStaffMail(tx, {
      key: `daily-summary:${day}`,
      topic: "leads",
      dealer: undefined,
      write: (locale) => {
        const { daily } = wordingOf(locale).staff;
        const demand = (kind: (typeof missed)[number]["kind"]) =>
          missed.filter((each) => each.kind === kind).map((each) => fill(daily.times, each));
        const followed = watched.map(({ row, times }) =>
          fill(daily.followed, { vehicle: fullName(locale, row), times }),
        );
        return {
          subject: daily.subject,
          what: daily.what,
          values: { date: marketOf(locale).formats.longDate(`${day}T12:00:00Z`) },
          facts: [],
          lists: [
            [
              daily.valued,
              shortened(
                valued.map((each) => describeValued(each, locale)),
                locale,
              ),
            ],
            [daily.unvalued, shortened(demand("unvalued-car"), locale)],
            [daily.searches, shortened(demand("empty-search"), locale)],
            [daily.watched, followed],
          ],
        };
      },
    });
  });
};

const shortened = (lines: readonly string[], locale: Locale): readonly string[] =>
  lines.length <= mostLines
    ? lines
    : [
        ...lines.slice(0, mostLines),
        fill(wordingOf(locale).staff.daily.more, { count: lines.length - mostLines }),
      ];

/** Cars that were valued on that day and have no appointment. */
const readValued = (tx: Orm, day: string) => {
  const at = sql`coalesce(${tradeIns.updatedAt}, ${tradeIns.createdAt})`;
  const booked = tx
    .select({ one: sql`1` })
    .from(tradeInBookings)
    .where(and(eq(tradeInBookings.tradeInId, tradeIns.id), isNull(tradeInBookings.confirmBefore)));
  return tx
    .select()
    .from(tradeIns)
    .where(
      and(
        gte(at, sql`${`${day}T00:00:00Z`}::timestamptz`),
        lt(at, sql`${`${daysAfter(day, 1)}T00:00:00Z`}::timestamptz`),
        notExists(booked),
      ),
    )
    .orderBy(desc(tradeIns.valuationCents));
};

/** Without the person: the mail about the car has it, and is deleted with the car. */
const describeValued = (
  { id, brand, model, version, valuationCents }: typeof tradeIns.$inferSelect,
  locale: Locale,
): string => {
  const value = marketOf(locale).formats.money(eurosFromCents(valuationCents));
  return [`${brand} ${model} ${version}`, value, id].join(", ");
};

const readMissed = (tx: Orm, day: string) =>
  tx.select().from(missedDemand).where(eq(missedDemand.day, day)).orderBy(desc(missedDemand.times));

/** Vehicles whose price most customers follow, the stock's alone. */
const readWatched = async (tx: Orm) => {
  const times = count();
  const found = await tx
    .select({ id: vehicles.id, times })
    .from(priceDropAlerts)
    .innerJoin(vehicles, eq(vehicles.vin, priceDropAlerts.vin))
    .where(
      and(
        isNotNull(priceDropAlerts.confirmedAt),
        isNull(priceDropAlerts.removedAt),
        eq(vehicles.status, "in-stock"),
      ),
    )
    .groupBy(vehicles.id)
    .orderBy(desc(times))
    .limit(10);
  const rows = await readVehicles(
    tx,
    found.map(({ id }) => id),
  );
  return rows.map((row) => ({ row, times: found.find(({ id }) => id === row.vehicle.id)?.times ?? 0 }));
};
