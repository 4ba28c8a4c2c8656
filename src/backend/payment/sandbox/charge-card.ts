import { randomBytes } from "node:crypto";
import { and, eq, inArray } from "drizzle-orm";
import { nudgeJob } from "#backend/jobs/nudge-job.ts";
import type { Orm } from "#backend/store/database.ts";
import { sandboxIntents, sandboxMessages } from "#backend/store/schema/sandbox.ts";
import { payableStatuses, type SandboxIntent } from "./sandbox-provider.ts";
import { messageDelays, type SandboxScenario } from "./sandbox-scenarios.ts";

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
    const eventId = `evt_${randomBytes(12).toString("hex")}`;
    const messages = messageDelays[scenario].map((delay) => ({
      ...{ eventId, type: "payment_intent.succeeded", intentId: intent.id },
      dueAt: new Date(now.getTime() + delay),
    }));
    if (messages.length > 0) await tx.insert(sandboxMessages).values(messages);
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

/** The holder was not there, or the card was refused: another one may be tried. */
export const refuseCard = async (orm: Orm, clientToken: string): Promise<void> => {
  await orm.update(sandboxIntents).set({ status: "requires_payment_method" }).where(ofToken(clientToken));
};

const ofToken = (clientToken: string) =>
  and(eq(sandboxIntents.clientToken, clientToken), inArray(sandboxIntents.status, payableStatuses));

export const findByToken = async (orm: Orm, clientToken: string): Promise<SandboxIntent | undefined> => {
  const [intent] = await orm.select().from(sandboxIntents).where(eq(sandboxIntents.clientToken, clientToken));
  return intent;
};
