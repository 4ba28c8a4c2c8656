import { inArray, sql } from "drizzle-orm";
import type { Orm } from "#backend/store/database.ts";
import { eventDeliveries, events } from "#backend/store/schema/events.ts";
import { auditLog } from "#backend/store/schema/operators.ts";
import { type EventChoice, fits } from "./list-events.ts";
import type { Receiver } from "./receivers.ts";

export type Replayed = { readonly events: number; readonly deliveries: number };

/**
 * Queues events again under their ids, in their order: for each receiver, or only deliveries with the state of the choice. What is being
 * sent stays as it is. A change gets a line in the audit table.
 */
export const replayEvents = (
  orm: Orm,
  choice: EventChoice,
  {
    receivers,
    dryRun,
    now,
  }: { readonly receivers: readonly Receiver[]; readonly dryRun: boolean; readonly now: Date },
): Promise<Replayed> =>
  orm.transaction(async (tx) => {
    const found = await tx
      .select({ id: events.id, subject: events.subject })
      .from(events)
      .where(fits(choice));
    const wanted = await deliveriesOf(tx, found, choice, receivers);
    const replayed = {
      events: new Set(wanted.map(({ event_id }) => event_id)).size,
      deliveries: wanted.length,
    };
    if (dryRun) return replayed;
    if (wanted.length > 0) {
      await tx.execute(sql`
        insert into ${eventDeliveries} (event_id, receiver, subject)
        select * from jsonb_to_recordset(${JSON.stringify(wanted)}::jsonb) as wanted(event_id bigint, receiver text, subject text)
        on conflict (event_id, receiver) do update set state = 'queued', attempts = 0, next_attempt_at = now(),
          claimed_until = null, delivered_at = null, last_error = null
        where ${eventDeliveries.state} <> 'sending'`);
      // They are tried for three days from now.
      for (const ids of inParts([...new Set(wanted.map(({ event_id }) => event_id))]))
        await tx.update(events).set({ queuedAt: sql`now()` }).where(inArray(events.id, ids));
    }
    const { id, since, ...rest } = choice;
    await tx.insert(auditLog).values({
      ...{ at: now, actor: "command", action: "events.replay", subject: id ?? null },
      details: { ...rest, ...(since && { since: since.toISOString() }), ...replayed },
      outcome: wanted.length > 0 ? "done" : "unchanged",
    });
    return replayed;
  });

type Wanted = { readonly event_id: number; readonly receiver: string; readonly subject: string };

/** Those that are to be queued again. */
const deliveriesOf = async (
  tx: Orm,
  found: readonly { readonly id: number; readonly subject: string }[],
  { state }: EventChoice,
  receivers: readonly Receiver[],
): Promise<Wanted[]> => {
  const wanted: Wanted[] = [];
  for (const part of inParts(found)) {
    const stored = await tx
      .select()
      .from(eventDeliveries)
      .where(
        inArray(
          eventDeliveries.eventId,
          part.map(({ id }) => id),
        ),
      );
    const stateOf = new Map(stored.map((each) => [`${each.eventId} ${each.receiver}`, each.state]));
    for (const { id, subject } of part)
      for (const { id: receiver } of receivers) {
        const present = stateOf.get(`${id} ${receiver}`);
        const isChosen =
          state === undefined ? present !== "queued" && present !== "sending" : present === state;
        if (isChosen) wanted.push({ event_id: id, receiver, subject });
      }
  }
  return wanted;
};

const inParts = <Value>(all: readonly Value[], size = 1000): Value[][] =>
  Array.from({ length: Math.ceil(all.length / size) }, (_, at) => all.slice(at * size, (at + 1) * size));
