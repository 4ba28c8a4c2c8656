import { randomBytes } from "node:crypto";
import { and, eq, inArray } from "drizzle-orm";
import { nudgeJob } from "#backend/jobs/nudge-job.ts";
import type { Orm } from "#backend/store/database.ts";
import { sandboxIntents, sandboxMessages } from "#backend/store/schema/sandbox.ts";
import { payableStatuses, type SandboxIntent } from "./sandbox-provider.ts";

/**
 * What a card of the sandbox does, by the scenario name that the browser sends instead of a number. The last three concern the message
 * that reports the payment: late, duplicated, and missing.
 */
export const sandboxScenarios = [
  "succeeds",
  "authentication",
  "insufficient-funds",
  "declined",
  "succeeds-late",
  "succeeds-twice",
  "succeeds-silently",
] as const;

export type SandboxScenario = (typeof sandboxScenarios)[number];

/** When the messages of a completed payment are due, in milliseconds after it. */
const messageDelays: Readonly<Record<SandboxScenario, readonly number[]>> = {
  succeeds: [0],
  authentication: [0],
  "insufficient-funds": [],
  declined: [],
  "succeeds-late": [60_000],
  "succeeds-twice": [0, 0, 2_000],
  "succeeds-silently": [],
};

/** Charges the card and queues the messages that report it, in one transaction. A repeated call does nothing. */
export const chargeCard = async (
  orm: Orm,
  clientToken: string,
  { scenario, now }: { readonly scenario: SandboxScenario; readonly now: Date },
): Promise<SandboxIntent | undefined> => {
  const charged = await orm.transaction(async (tx) => {
    const [intent] = await tx
      .update(sandboxIntents)
      .set({ status: "succeeded" })
      .where(ofToken(clientToken))
      .returning();
    if (intent === undefined) return undefined;
    await queueMessages(tx, intent, {
      type: "payment_intent.succeeded",
      delays: messageDelays[scenario],
      now,
    });
    return intent;
  });
  if (charged) nudgeJob("send-sandbox-messages");
  return charged;
};

/** Marks the payment as waiting for authentication of the cardholder. */
export const challengeHolder = async (orm: Orm, clientToken: string): Promise<boolean> => {
  const updated = await orm
    .update(sandboxIntents)
    .set({ status: "requires_action" })
    .where(ofToken(clientToken))
    .returning({ id: sandboxIntents.id });
  return updated.length > 0;
};

/** Marks the payment as failed; another card may be tried. Returns whether there was something to pay. */
export const refuseCard = async (orm: Orm, clientToken: string, now: Date): Promise<boolean> => {
  const isRefused = await orm.transaction(async (tx) => {
    const refused = { status: "requires_payment_method" };
    const [intent] = await tx.update(sandboxIntents).set(refused).where(ofToken(clientToken)).returning();
    if (intent) await queueMessages(tx, intent, { type: "payment_intent.payment_failed", delays: [0], now });
    return intent !== undefined;
  });
  if (isRefused) nudgeJob("send-sandbox-messages");
  return isRefused;
};

type MessageOptions = { readonly type: string; readonly delays: readonly number[]; readonly now: Date };

const queueMessages = async (
  tx: Orm,
  intent: SandboxIntent,
  { type, delays, now }: MessageOptions,
): Promise<void> => {
  const eventId = `evt_${randomBytes(12).toString("hex")}`;
  const dueAt = (delay: number) => new Date(now.getTime() + delay);
  const messages = delays.map((delay) => ({ eventId, type, intentId: intent.id, dueAt: dueAt(delay) }));
  if (messages.length > 0) await tx.insert(sandboxMessages).values(messages);
};

const ofToken = (clientToken: string) =>
  and(eq(sandboxIntents.clientToken, clientToken), inArray(sandboxIntents.status, payableStatuses));

export const findByToken = async (orm: Orm, clientToken: string): Promise<SandboxIntent | undefined> => {
  const [intent] = await orm.select().from(sandboxIntents).where(eq(sandboxIntents.clientToken, clientToken));
  return intent;
};
