import { setTimeout as pause } from "node:timers/promises";
import type { Dispatcher } from "undici";
import { publicAgent } from "#backend/public-agent.ts";
import type { Orm } from "#backend/store/database.ts";
import type { Logger } from "#platform/log.ts";
import { type ClaimedDelivery, claimDeliveries, releaseDeliveries } from "./claim-deliveries.ts";
import { postEvent } from "./post-event.ts";
import { queueDeliveries } from "./queue-deliveries.ts";
import type { Receiver } from "./receivers.ts";
import { setAllAside, settleDelivery } from "./settle-delivery.ts";

/** Timeout of one attempt, with its answer. */
const attemptMs = 15_000;

/** Events that one receiver gets at once from a process, each of another subject. */
const mostAtOnce = 8;

/** Events that a process takes for one receiver: they are sent in two rounds after the present one, within their lease. */
const mostClaimed = 2 * mostAtOnce;

/** A receiver that has failed so many times in a row is left alone until the next run. */
const mostFailures = 10;

/** How often a receiver is looked after while another one is still busy. */
const lookAgainMs = 1_000;

export type SendOptions = {
  readonly receivers: readonly Receiver[];
  readonly log: Logger;
  /** Begins no further attempt. */
  readonly stop?: AbortSignal | undefined;
  readonly milliseconds?: number;
};

/**
 * Queues new events and sends what is due, until nothing is left or receivers are unavailable. Any number of processes may do so at once.
 * Each event is sent at least once, the events of a subject in their order; a process that dies between the receiver's answer and its
 * update causes one repeat, under the same `webhook-id`.
 */
export const sendEvents = async (orm: Orm, options: SendOptions): Promise<void> => {
  const { receivers, stop } = options;
  await queueDeliveries(orm, receivers);
  const busy = new Set<Receiver>();
  const serve = async (receiver: Receiver): Promise<void> => {
    const isAllowed = receiver.mayBePrivate ? { isAllowed: () => true } : {};
    const dispatcher = publicAgent({ ...isAllowed, connections: mostAtOnce });
    try {
      for (;;) {
        busy.add(receiver);
        const isAway = await sendDue(orm, receiver, { ...options, dispatcher });
        busy.delete(receiver);
        // The next run begins when this one is over: until then nobody waits for a slow receiver.
        if (isAway || busy.size === 0 || stop?.aborted) return;
        await pause(lookAgainMs);
      }
    } finally {
      busy.delete(receiver);
      await dispatcher.destroy();
    }
  };
  const served = await Promise.allSettled(receivers.map(serve));
  for (const each of served) if (each.status === "rejected") throw each.reason;
};

/** Waits for the first attempt to end, but no longer than until there may be new events. */
const oneOf = async (underWay: ReadonlySet<Promise<void>>): Promise<void> => {
  const ended = new AbortController();
  await Promise.race([...underWay, pause(lookAgainMs, undefined, { signal: ended.signal })]);
  ended.abort();
};

/** Sends to one receiver what is due. @returns whether it is unavailable */
const sendDue = async (
  orm: Orm,
  receiver: Receiver,
  {
    receivers,
    log,
    stop,
    milliseconds = attemptMs,
    dispatcher,
  }: SendOptions & { readonly dispatcher: Dispatcher },
): Promise<boolean> => {
  const underWay = new Set<Promise<void>>();
  let failures = 0;
  let isGone = false;
  let fault: unknown;
  const send = async (delivery: ClaimedDelivery): Promise<void> => {
    try {
      const posted = await postEvent(delivery, receiver, { dispatcher, milliseconds });
      failures = posted.kind === "delivered" ? 0 : failures + 1;
      isGone ||= posted.kind === "gone";
      await settleDelivery(orm, delivery, { receiver, posted, log });
    } catch (error) {
      fault ??= error;
    }
  };
  let waiting: ClaimedDelivery[] = [];
  const isAway = () => isGone || failures >= mostFailures;
  const isOver = () => stop?.aborted === true || isAway() || fault !== undefined;
  while (!isOver()) {
    const wereUnderWay = underWay.size > 0;
    if (waiting.length === 0) {
      await queueDeliveries(orm, receivers);
      waiting = await claimDeliveries(orm, receiver.id, mostClaimed);
    }
    // Attempts may have failed meanwhile.
    if (isOver()) break;
    for (const delivery of waiting.splice(0, mostAtOnce - underWay.size)) {
      const sending = send(delivery).finally(() => underWay.delete(sending));
      underWay.add(sending);
    }
    if (underWay.size > 0) await oneOf(underWay);
    // One that ended while the next were taken may have been what the rest of its subject waited for.
    else if (!wereUnderWay) break;
  }
  await releaseDeliveries(orm, receiver.id, waiting);
  await Promise.all(underWay);
  if (fault !== undefined) throw fault;
  if (isGone) await setAllAside(orm, receiver, log);
  return isAway();
};
