import { and, eq, inArray, sql } from "drizzle-orm";
import type { Orm } from "#backend/store/database.ts";
import { eventDeliveries, events } from "#backend/store/schema/events.ts";
import type { EventMessage } from "#contract/events.ts";

/** Lease of a delivery. Longer than what a worker takes at once needs at most, so that no other worker takes one that is still being sent. */
const leaseSeconds = 60;

/** For so long an event is tried. */
const triedHours = 72;

export type ClaimedDelivery = Pick<EventMessage, "type" | "subject" | "data"> & {
  readonly eventId: number;
  readonly messageId: string;
  readonly at: Date;
  readonly attempts: number;
  /** Now, by the clock of the database: all processes agree on it. */
  readonly sentAt: Date;
  readonly isLastAttempt: boolean;
};

const isOpen = sql`${eventDeliveries.state} in ('queued', 'sending')`;
const isFree = sql`(${eventDeliveries.claimedUntil} is null or ${eventDeliveries.claimedUntil} <= now())`;

/**
 * Takes due deliveries of a receiver for the length of a lease, and records the attempt first. Of each subject there is one at most: the
 * earliest that is neither delivered nor set aside. Two workers never take the same one.
 */
export const claimDeliveries = (orm: Orm, receiver: string, most: number): Promise<ClaimedDelivery[]> => {
  const { eventId, subject, nextAttemptAt } = eventDeliveries;
  const isItsOwn = eq(eventDeliveries.receiver, receiver);
  const isDue = sql`${isFree} and ${nextAttemptAt} <= now()`;
  // One pass over what is open, whatever the planner knows of the table.
  const earliest = orm.$with("earliest").as(
    orm
      .selectDistinctOn([subject], { eventId, nextAttemptAt, isDue: isDue.as("is_due") })
      .from(eventDeliveries)
      .where(and(isItsOwn, isOpen))
      .orderBy(subject, eventId),
  );
  const chosen = orm
    .select({ eventId: earliest.eventId })
    .from(earliest)
    .where(sql`is_due`)
    .orderBy(earliest.nextAttemptAt, earliest.eventId)
    .limit(most);
  const due = orm.$with("due").as(
    orm
      .select({ eventId })
      .from(eventDeliveries)
      .where(and(isItsOwn, isOpen, isDue, inArray(eventId, chosen)))
      .for("update", { skipLocked: true }),
  );
  return orm
    .with(earliest, due)
    .update(eventDeliveries)
    .set({
      state: "sending",
      attempts: sql`${eventDeliveries.attempts} + 1`,
      claimedUntil: sql`now() + make_interval(secs => ${leaseSeconds})`,
    })
    .from(events)
    .where(
      and(
        eq(eventDeliveries.receiver, receiver),
        inArray(eventDeliveries.eventId, orm.select({ eventId: due.eventId }).from(due)),
        eq(events.id, eventDeliveries.eventId),
      ),
    )
    .returning({
      eventId: eventDeliveries.eventId,
      subject: eventDeliveries.subject,
      attempts: eventDeliveries.attempts,
      messageId: events.messageId,
      type: sql<EventMessage["type"]>`${events.type}`,
      data: sql<EventMessage["data"]>`${events.data}`,
      at: events.at,
      sentAt: sql`now()`.mapWith(events.at),
      isLastAttempt: sql<boolean>`${events.queuedAt} < now() - make_interval(hours => ${triedHours})`,
    });
};

/** Returns deliveries that were not attempted after all. */
export const releaseDeliveries = async (
  orm: Orm,
  receiver: string,
  deliveries: readonly ClaimedDelivery[],
): Promise<void> => {
  if (deliveries.length === 0) return;
  const ids = deliveries.map(({ eventId }) => eventId);
  await orm
    .update(eventDeliveries)
    .set({ state: "queued", claimedUntil: null, attempts: sql`${eventDeliveries.attempts} - 1` })
    .where(
      and(
        eq(eventDeliveries.receiver, receiver),
        eq(eventDeliveries.state, "sending"),
        inArray(eventDeliveries.eventId, ids),
      ),
    );
};
