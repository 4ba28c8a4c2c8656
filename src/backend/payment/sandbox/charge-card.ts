import { randomBytes } from "node:crypto";
import { and, eq, inArray } from "drizzle-orm";
import { nudgeJob } from "#backend/jobs/nudge-job.ts";
import type { Orm } from "#backend/store/database.ts";
import { sandboxIntents, sandboxMessages } from "#backend/store/schema/sandbox.ts";
import { payableStatuses, type SandboxIntent } from "./sandbox-provider.ts";

/**
 * What a card of the sandbox does, by the name that the browser sends in the place of a number. The last three are about the message
 * that tells of it: late, twice, and never.
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

/** When the messages of a payment that was made are due, in milliseconds after it. */
const messageDelays: Readonly<Record<SandboxScenario, readonly number[]>> = {
  succeeds: [0],
  authentication: [0],
  "insufficient-funds": [],
  declined: [],
  "succeeds-late": [60_000],
  "succeeds-twice": [0, 0, 2_000],
  "succeeds-silently": [],
};

/** In one transaction: the card is charged, and the messages that tell of it wait for their time. Once, whoever asks again. */
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
    await tell(tx, intent, { type: "payment_intent.succeeded", delays: messageDelays[scenario], now });
    return intent;
  });
  if (charged) nudgeJob("send-sandbox-messages");
  return charged;
};

/** The card's bank wants to see its holder first. */
export const askForHolder = async (orm: Orm, clientToken: string): Promise<boolean> => {
  const asked = await orm
    .update(sandboxIntents)
    .set({ status: "requires_action" })
    .where(ofToken(clientToken))
    .returning({ id: sandboxIntents.id });
  return asked.length > 0;
};

/** The holder was not there, or the card was refused: another one may be tried. Answers whether there was something to pay. */
export const refuseCard = async (orm: Orm, clientToken: string, now: Date): Promise<boolean> => {
  const isRefused = await orm.transaction(async (tx) => {
    const refused = { status: "requires_payment_method" };
    const [intent] = await tx.update(sandboxIntents).set(refused).where(ofToken(clientToken)).returning();
    if (intent) await tell(tx, intent, { type: "payment_intent.payment_failed", delays: [0], now });
    return intent !== undefined;
  });
  if (isRefused) nudgeJob("send-sandbox-messages");
  return isRefused;
};

type Telling = { readonly type: string; readonly delays: readonly number[]; readonly now: Date };

const tell = async (tx: Orm, intent: SandboxIntent, { type, delays, now }: Telling): Promise<void> => {
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
