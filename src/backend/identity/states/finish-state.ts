import { and, eq, gt, isNull } from "drizzle-orm";
import type { Orm } from "#backend/store/database.ts";
import { loginStates } from "#backend/store/schema/sign-in.ts";
import { signatureOf } from "#platform/signature.ts";
import { hashSecret } from "../hash-secret.ts";
import type { FoundState } from "./find-state.ts";
import { ticketMilliseconds } from "./state-times.ts";

/**
 * Completes a sign-in for a customer, and returns where the visitor is redirected: to the login page, with another state. The result is the
 * same however often the form is sent, and reports a new account. Undefined when the sign-in has ended or was exchanged meanwhile.
 */
export const finishState = async (
  orm: Orm,
  { hash }: FoundState,
  {
    customerId,
    isNew = false,
    isRemembered = false,
    grant = null,
  }: {
    readonly customerId: string;
    readonly isNew?: boolean;
    readonly isRemembered?: boolean;
    /** What another provider gave, sealed. */
    readonly grant?: string | null | undefined;
  },
  now: Date,
): Promise<string | undefined> => {
  const ticket = signatureOf("login-ticket", `${hash}.${customerId}`);
  const [finished] = await orm
    .update(loginStates)
    .set({
      ...{ customerId, isRemembered, grant, claim: null },
      ticketHash: hashSecret(ticket),
      expiresAt: new Date(now.getTime() + ticketMilliseconds),
    })
    .where(and(eq(loginStates.hash, hash), gt(loginStates.expiresAt, now), isNull(loginStates.usedAt)))
    .returning({ returnUrl: loginStates.returnUrl });
  if (finished === undefined) return undefined;
  const target = new URL(finished.returnUrl);
  target.searchParams.set("state", ticket);
  if (isNew) target.searchParams.set("registered", "1");
  return target.href;
};
