import { and, eq, sql } from "drizzle-orm";
import type { Orm } from "#backend/store/database.ts";
import { eventDeliveries } from "#backend/store/schema/events.ts";
import type { Logger } from "#platform/log.ts";
import { count } from "#platform/telemetry/metrics.ts";
import type { ClaimedDelivery } from "./claim-deliveries.ts";
import type { Posted } from "./post-event.ts";
import type { Receiver } from "./receivers.ts";

/** Minutes from each failed attempt to the next; the last one repeats. */
const minutesToNext = [1, 5, 15, 30, 60, 120, 240] as const;
const mostMinutes = 240;

const secondsAfter = (attempts: number, retryAfterSeconds = 0): number => {
  const minutes = minutesToNext[attempts - 1] ?? mostMinutes;
  return Math.max(minutes * 60, Math.min(retryAfterSeconds, mostMinutes * 60));
};

const isOf = ({ eventId }: ClaimedDelivery, { id }: Receiver) =>
  and(eq(eventDeliveries.eventId, eventId), eq(eventDeliveries.receiver, id));

/** Whether the delivery is still this worker's: after its lease has expired another worker may have it. */
const isStillMine = (delivery: ClaimedDelivery, receiver: Receiver) =>
  and(
    isOf(delivery, receiver),
    eq(eventDeliveries.state, "sending"),
    eq(eventDeliveries.attempts, delivery.attempts),
  );

/** Stores the result of an attempt. What a receiver has taken is delivered, whichever worker has it now. */
export const settleDelivery = async (
  orm: Orm,
  delivery: ClaimedDelivery,
  { receiver, posted, log }: { readonly receiver: Receiver; readonly posted: Posted; readonly log: Logger },
): Promise<void> => {
  const { messageId, type, attempts, isLastAttempt } = delivery;
  if (posted.kind === "delivered") {
    await orm
      .update(eventDeliveries)
      .set({ state: "delivered", deliveredAt: sql`now()`, claimedUntil: null, lastError: null })
      .where(isOf(delivery, receiver));
    return;
  }
  const isOver = posted.kind === "gone" || isLastAttempt;
  const lastError = posted.kind === "gone" ? "HTTP 410" : posted.error;
  const wait = secondsAfter(attempts, posted.kind === "failed" ? posted.retryAfterSeconds : 0);
  const nextAttemptAt = sql`now() + make_interval(secs => ${wait})`;
  await orm
    .update(eventDeliveries)
    .set({
      lastError,
      claimedUntil: null,
      ...(isOver ? { state: "set-aside" } : { state: "queued", nextAttemptAt }),
    })
    .where(isStillMine(delivery, receiver));
  if (isOver) count("volante_events_set_aside", { reason: posted.kind });
  // Of a receiver that is gone `setAllAside` reports.
  if (posted.kind === "gone") return;
  const entry = { event: messageId, type, receiver: receiver.host, attempts, reason: lastError };
  if (isOver) log.error(entry, "An event could not be delivered and is set aside");
  else log.warn(entry, "An event was not taken; it is tried again");
};

/** A receiver that is gone gets nothing that waits for it. */
export const setAllAside = async (orm: Orm, { id, host }: Receiver, log: Logger): Promise<void> => {
  const others = await orm
    .update(eventDeliveries)
    .set({ state: "set-aside", lastError: "HTTP 410" })
    .where(and(eq(eventDeliveries.receiver, id), eq(eventDeliveries.state, "queued")))
    .returning({ eventId: eventDeliveries.eventId });
  for (const _ of others) count("volante_events_set_aside", { reason: "gone" });
  const entry = { receiver: host, waiting: others.length };
  log.error(entry, "A receiver of events is gone: all that waits for it is set aside");
};
