import { and, eq, gt, isNull } from "drizzle-orm";
import type { Orm } from "#backend/store/database.ts";
import { loginStates } from "#backend/store/schema/sign-in.ts";
import type { Locale } from "#platform/locale.ts";
import { hashSecret } from "../hash-secret.ts";
import { stateMilliseconds } from "./state-times.ts";

export type FoundState = { readonly hash: string; readonly returnUrl: string; readonly locale: Locale };

const columns = { hash: loginStates.hash, returnUrl: loginStates.returnUrl, locale: loginStates.locale };

const isOpen = (state: string, now: Date) =>
  and(eq(loginStates.hash, hashSecret(state)), gt(loginStates.expiresAt, now), isNull(loginStates.usedAt));

/** The sign-in under way that a state belongs to; undefined when it is unknown, expired or exchanged. */
export const findState = async (orm: Orm, state: string, now: Date): Promise<FoundState | undefined> => {
  const [found] = await orm.select(columns).from(loginStates).where(isOpen(state, now));
  return found;
};

/** The same, with its time started anew after a visitor's step. */
export const prolongState = async (orm: Orm, { hash }: FoundState, now: Date): Promise<void> => {
  const expiresAt = new Date(now.getTime() + stateMilliseconds);
  await orm.update(loginStates).set({ expiresAt }).where(eq(loginStates.hash, hash));
};

/** The return address of a sign-in, also when it has ended, as long as it is stored. */
export const findReturnAddress = async (
  orm: Orm,
  state: string,
): Promise<Pick<FoundState, "returnUrl" | "locale"> | undefined> => {
  const [found] = await orm
    .select(columns)
    .from(loginStates)
    .where(eq(loginStates.hash, hashSecret(state)));
  return found;
};

export const forgetState = async (orm: Orm, { hash }: FoundState): Promise<void> => {
  await orm.delete(loginStates).where(eq(loginStates.hash, hash));
};
