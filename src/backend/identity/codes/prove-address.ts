import { and, eq, gt, gte, lt, sql } from "drizzle-orm";
import type { Orm } from "#backend/store/database.ts";
import { mailCodes } from "#backend/store/schema/sign-in.ts";
import { readMailCode } from "#domain/mail-code.ts";
import { codeTries } from "../attempts/attempt-limits.ts";
import { isCodeOf } from "./code-signature.ts";
import { codeMilliseconds } from "./code-times.ts";

/** Whether an owner has typed too many codes, so that none is valid any more. */
export const isSpent = async (orm: Orm, owner: string): Promise<boolean> =>
  (await orm.$count(mailCodes, and(eq(mailCodes.owner, owner), gte(mailCodes.tries, codeTries)))) > 0;

/**
 * The mail address that a code was sent to, when it is correct, not expired, and tried at most five times. Undefined for anything else,
 * without the reason.
 */
export const proveAddress = async (
  orm: Orm,
  owner: string,
  typed: string,
  now: Date,
): Promise<string | undefined> => {
  const [tried] = await orm
    .update(mailCodes)
    .set({ tries: sql`${mailCodes.tries} + 1` })
    .where(and(eq(mailCodes.owner, owner), lt(mailCodes.tries, codeTries), gt(mailCodes.expiresAt, now)))
    .returning({ email: mailCodes.email, signature: mailCodes.signature });
  if (tried === undefined || !isCodeOf(owner, readMailCode(typed), tried.signature)) return undefined;
  const expiresAt = new Date(now.getTime() + codeMilliseconds);
  await orm
    .update(mailCodes)
    .set({ proven: true, expiresAt })
    .where(and(eq(mailCodes.owner, owner), eq(mailCodes.signature, tried.signature)));
  return tried.email;
};

/** The address that this owner has verified and that waits for its password; undefined without one. */
export const provenAddress = async (orm: Orm, owner: string, now: Date): Promise<string | undefined> => {
  const isTheirs = and(eq(mailCodes.owner, owner), eq(mailCodes.proven, true), gt(mailCodes.expiresAt, now));
  const [proven] = await orm.select({ email: mailCodes.email }).from(mailCodes).where(isTheirs);
  return proven?.email;
};

/** Whether this owner has verified the address; uses up the proof: of two simultaneous requests one gets it. */
export const spendProof = async (orm: Orm, owner: string, email: string, now: Date): Promise<boolean> => {
  const used = await orm
    .delete(mailCodes)
    .where(
      and(
        eq(mailCodes.owner, owner),
        eq(mailCodes.email, email),
        eq(mailCodes.proven, true),
        gt(mailCodes.expiresAt, now),
      ),
    )
    .returning({ owner: mailCodes.owner });
  return used.length > 0;
};
