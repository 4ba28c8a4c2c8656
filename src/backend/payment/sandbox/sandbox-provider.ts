import { randomBytes } from "node:crypto";
import { and, eq, inArray, sql } from "drizzle-orm";
import type { Orm } from "#backend/store/database.ts";
import { sandboxIntents } from "#backend/store/schema/sandbox.ts";
import type { IntentStatus, PaymentIntent, PaymentProvider } from "../payment-provider.ts";
import { readSandboxMessage } from "./sandbox-message.ts";

export type SandboxIntent = typeof sandboxIntents.$inferSelect;
type SandboxStatus = "requires_payment_method" | "requires_action" | "succeeded" | "canceled";

/** Statuses of an intent that can still be paid or cancelled. */
export const payableStatuses = [
  "requires_payment_method",
  "requires_action",
] as const satisfies SandboxStatus[];

const statuses: Readonly<Record<string, IntentStatus>> = {
  requires_payment_method: "open",
  requires_action: "open",
  succeeded: "succeeded",
  canceled: "cancelled",
};

const describe = ({
  id,
  status,
  amountCents,
  clientToken,
  reservationId,
  attempt,
}: SandboxIntent): PaymentIntent => {
  const known = statuses[status];
  if (known === undefined) throw new Error(`An intent of the sandbox is ${status}`);
  return { id, status: known, amountCents, clientToken, reservationId, attempt };
};

/** Makes no real charges: stores its intents in the database and behaves as Stripe does. */
export const createSandboxProvider = (orm: Orm): PaymentProvider => {
  const find = async (id: string): Promise<SandboxIntent> => {
    const [intent] = await orm.select().from(sandboxIntents).where(eq(sandboxIntents.id, id));
    if (intent === undefined) throw new Error("The sandbox knows no such intent");
    return intent;
  };
  return {
    name: "sandbox",
    publicKey: "pk_sandbox",
    create: async ({ reservationId, attempt, amountCents }) => {
      const key = `${reservationId}:${attempt}`;
      const id = `pi_${randomBytes(12).toString("hex")}`;
      const clientToken = `${id}_secret_${randomBytes(16).toString("hex")}`;
      await orm
        .insert(sandboxIntents)
        .values({
          ...{ id, key, clientToken, amountCents, reservationId, attempt },
          status: "requires_payment_method",
          createdAt: new Date(),
        })
        .onConflictDoNothing({ target: sandboxIntents.key });
      const [intent] = await orm.select().from(sandboxIntents).where(eq(sandboxIntents.key, key));
      if (intent?.amountCents !== amountCents)
        throw new Error("The sandbox knows this key with another amount");
      return describe(intent);
    },
    read: async (id) => describe(await find(id)),
    cancel: async (id) => {
      await orm
        .update(sandboxIntents)
        .set({ status: "canceled" })
        .where(and(eq(sandboxIntents.id, id), inArray(sandboxIntents.status, payableStatuses)));
      return describe(await find(id));
    },
    refund: async (id, cents) => {
      const { amountCents, refundedCents } = sandboxIntents;
      const target = cents === undefined ? amountCents : sql`least(${cents}::integer, ${amountCents})`;
      const [refunded] = await orm
        .update(sandboxIntents)
        .set({ refundedCents: sql`greatest(${refundedCents}, ${target})` })
        .where(and(eq(sandboxIntents.id, id), eq(sandboxIntents.status, "succeeded")))
        .returning();
      if (refunded === undefined) throw new Error("The sandbox has charged nothing that could be refunded");
      return true;
    },
    readReturned: async (id) => ({ refundedCents: (await find(id)).refundedCents, dispute: undefined }),
    readMessage: readSandboxMessage,
  };
};
