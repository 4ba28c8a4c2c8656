import { asc, eq, lte, sql } from "drizzle-orm";
import { loggableError } from "#backend/loggable-error.ts";
import type { Orm } from "#backend/store/database.ts";
import { sandboxMessages } from "#backend/store/schema/sandbox.ts";
import type { Logger } from "#platform/log.ts";
import { writeSandboxMessage } from "./sandbox-message.ts";

/** Posts a message to its public address and returns the status. */
export type TakeMessage = (request: Request) => Promise<Response>;

/** The most attempts to deliver a message, as with real providers. */
const mostTries = 8;
const retryMs = 15_000;

/** Sends due messages to the address for providers' messages. */
export const sendSandboxMessages = async (
  orm: Orm,
  take: TakeMessage,
  { now, log }: { readonly now: Date; readonly log: Logger },
): Promise<void> => {
  const due = await orm
    .select()
    .from(sandboxMessages)
    .where(lte(sandboxMessages.dueAt, now))
    .orderBy(asc(sandboxMessages.dueAt));
  for (const { id, eventId, type, intentId, tries } of due) {
    const { body, headers } = writeSandboxMessage({ id: eventId, type, intentId }, now);
    const isTaken = await send(take, new Request(messageAddress, { method: "POST", body, headers }), log);
    const own = eq(sandboxMessages.id, id);
    if (isTaken || tries + 1 >= mostTries) await orm.delete(sandboxMessages).where(own);
    else {
      const later = { tries: sql`${sandboxMessages.tries} + 1`, dueAt: new Date(now.getTime() + retryMs) };
      await orm.update(sandboxMessages).set(later).where(own);
    }
  }
};

const messageAddress = "http://sandbox.invalid/payments/messages";

const send = async (take: TakeMessage, request: Request, log: Logger): Promise<boolean> => {
  try {
    return (await take(request)).ok;
  } catch (error) {
    log.info(loggableError(error), "a message of the sandbox was not taken");
    return false;
  }
};
