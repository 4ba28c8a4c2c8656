import { and, desc, eq, isNull, notInArray } from "drizzle-orm";
import type { Orm } from "#backend/store/database.ts";
import { loginStates } from "#backend/store/schema/sign-in.ts";
import type { Locale } from "#platform/locale.ts";
import { hashSecret, newSecret } from "../hash-secret.ts";
import { stateMilliseconds } from "./state-times.ts";

export type NewState = {
  readonly sessionId: string;
  readonly returnUrl: string;
  readonly locale: Locale;
};

/** Tabs in which one visitor may sign in at the same time. */
const mostStates = 5;

/** Creates the state of a new sign-in, bound to the visitor's session. Beyond the fifth the oldest of the session ends. */
export const createState = async (orm: Orm, state: NewState, now: Date): Promise<string> => {
  const secret = newSecret();
  const expiresAt = new Date(now.getTime() + stateMilliseconds);
  await orm.insert(loginStates).values({ ...state, hash: hashSecret(secret), expiresAt });
  const open = and(eq(loginStates.sessionId, state.sessionId), isNull(loginStates.usedAt));
  const newest = orm
    .select({ hash: loginStates.hash })
    .from(loginStates)
    .where(open)
    .orderBy(desc(loginStates.expiresAt))
    .limit(mostStates);
  await orm.delete(loginStates).where(and(open, notInArray(loginStates.hash, newest)));
  return secret;
};
