import { and, desc, eq, gte, or, type SQL, sql } from "drizzle-orm";
import type { Orm } from "#backend/store/database.ts";
import { eventDeliveries, events } from "#backend/store/schema/events.ts";
import type { Receiver } from "./receivers.ts";

/** Which events: all that fit what is given. */
export type EventChoice = {
  /** Of the message, as receivers see it. */
  readonly id?: string | undefined;
  readonly type?: string | undefined;
  readonly subject?: string | undefined;
  readonly since?: Date | undefined;
  /** That one of its deliveries has. */
  readonly state?: string | undefined;
};

/** The condition of a choice. */
export const fits = ({ id, type, subject, since, state }: EventChoice): SQL | undefined =>
  and(
    id === undefined ? undefined : eq(events.messageId, id),
    type === undefined
      ? undefined
      : or(eq(events.type, type), sql`starts_with(${events.type}, ${`${type}.`})`),
    subject === undefined ? undefined : eq(events.subject, subject),
    since === undefined ? undefined : gte(events.at, since),
    state === undefined
      ? undefined
      : sql`exists (select from ${eventDeliveries} where event_id = ${events.id} and state::text = ${state})`,
  );

type ListedDelivery = {
  /** Its host; the number of one that is not configured any more. */
  readonly receiver: string;
  readonly state: string;
  readonly attempts: number;
  readonly nextAttemptAt: string | null;
  readonly deliveredAt: string | null;
  readonly lastError: string | null;
};

export type ListedEvent = {
  readonly id: string;
  readonly type: string;
  readonly subject: string;
  readonly at: string;
  readonly data: unknown;
  readonly deliveries: readonly ListedDelivery[];
};

/** The newest events of a choice with their deliveries, the oldest first. */
export const listEvents = async (
  orm: Orm,
  choice: EventChoice,
  { receivers, most }: { readonly receivers: readonly Receiver[]; readonly most: number },
): Promise<ListedEvent[]> => {
  const found = await orm.select().from(events).where(fits(choice)).orderBy(desc(events.id)).limit(most);
  const ids = JSON.stringify(found.map(({ id }) => id));
  const deliveries = await orm
    .select()
    .from(eventDeliveries)
    .where(sql`${eventDeliveries.eventId} in (select jsonb_array_elements_text(${ids}::jsonb)::bigint)`)
    .orderBy(eventDeliveries.receiver);
  const hosts = new Map(receivers.map(({ id, host }) => [id, host]));
  return found.toReversed().map(({ id, messageId, type, subject, at, data }) => ({
    ...{ id: messageId, type, subject, at: at.toISOString(), data },
    deliveries: deliveries
      .filter(({ eventId }) => eventId === id)
      .map(({ receiver, state, attempts, nextAttemptAt, deliveredAt, lastError }) => ({
        ...{ receiver: hosts.get(receiver) ?? receiver, state, attempts, lastError },
        nextAttemptAt: state === "queued" ? nextAttemptAt.toISOString() : null,
        deliveredAt: deliveredAt?.toISOString() ?? null,
      })),
  }));
};
