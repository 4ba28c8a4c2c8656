import { and, eq, inArray, lt, notExists, sql } from "drizzle-orm";
import { alias } from "drizzle-orm/pg-core";
import type { Orm } from "#backend/store/database.ts";
import { eventDeliveries, events } from "#backend/store/schema/events.ts";
import type { EventMessage } from "#contract/events.ts";

/** Lease of a delivery. Longer than an attempt, so that no other worker takes one that is still being sent. */
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
  const earlier = alias(eventDeliveries, "earlier");
  const isBehind = orm
    .select({ eventId: earlier.eventId })
    .from(earlier)
    .where(
      and(
        eq(earlier.receiver, eventDeliveries.receiver),
        eq(earlier.subject, eventDeliveries.subject),
        lt(earlier.eventId, eventDeliveries.eventId),
        sql`${earlier.state} in ('queued', 'sending')`,
      ),
    );
  const due = orm.$with("due").as(
    orm
      .select({ eventId: eventDeliveries.eventId })
      .from(eventDeliveries)
      .where(
        and(
          eq(eventDeliveries.receiver, receiver),
          isOpen,
          isFree,
          sql`${eventDeliveries.nextAttemptAt} <= now()`,
          notExists(isBehind),
        ),
      )
      .orderBy(eventDeliveries.nextAttemptAt, eventDeliveries.eventId)
      .limit(most)
      .for("update", { skipLocked: true }),
  );
  return orm
    .with(due)
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
