import { and, asc, eq, isNull } from "drizzle-orm";
import { BackendError, NotFoundError } from "#backend/errors.ts";
import { hashSecret, newSecret } from "#backend/identity/hash-secret.ts";
import type { Orm } from "#backend/store/database.ts";
import { operators } from "#backend/store/schema/operators.ts";
import { auditedChange, auditedRead } from "../audit.ts";
import type { OfficeCaller } from "../office-caller.ts";

export type Scope = "read" | "act";

/** Makes an operator, and returns its token, which is stored nowhere. Throws `conflict` for a name that was given before. */
export const addOperator = async (
  { orm, actor, now, dryRun }: OfficeCaller,
  { name, scopes }: { readonly name: string; readonly scopes: readonly Scope[] },
): Promise<string> => {
  const token = newSecret();
  const audited = {
    actor,
    action: "operators.add",
    subject: name,
    details: { scopes },
    now,
    dryRun,
  } as const;
  await auditedChange(orm, audited, async (tx) => {
    if ((await tx.$count(operators, eq(operators.name, name))) > 0)
      throw new BackendError("conflict", `There is, or was, an operator ${name}: take another name`);
    await tx.insert(operators).values({ name, scopes, tokenHash: hashSecret(token), createdAt: now });
    return true;
  });
  return token;
};

/** Revokes the token of an operator; the name stays in use. Returns whether it was valid. Throws `not-found`. */
export const revokeOperator = ({ orm, actor, now, dryRun }: OfficeCaller, name: string): Promise<boolean> =>
  auditedChange(orm, { actor, action: "operators.revoke", subject: name, now, dryRun }, async (tx) => {
    const own = eq(operators.name, name);
    if ((await tx.$count(operators, own)) === 0) throw new NotFoundError(`There is no operator ${name}`);
    const valid = and(own, isNull(operators.revokedAt));
    return (await tx.update(operators).set({ revokedAt: now }).where(valid).returning()).length > 0;
  });

/** All operators, without their tokens. */
export const listOperators = ({ orm, actor, now }: OfficeCaller) =>
  auditedRead(orm, { actor, action: "operators.list", now }, async () => {
    const rows = await orm.select().from(operators).orderBy(asc(operators.id));
    return rows.map(({ name, scopes, createdAt, lastUsedAt, revokedAt }) => ({
      ...{ name, scopes, createTime: createdAt.toISOString() },
      ...(lastUsedAt && { lastUseTime: lastUsedAt.toISOString() }),
      ...(revokedAt && { revokeTime: revokedAt.toISOString() }),
    }));
  });

export type Operator = Pick<typeof operators.$inferSelect, "name" | "scopes">;

/** How exactly the last use is known. */
const usedEveryMs = 60_000;

/** The operator of a token; undefined for an unknown or revoked one. Found by its hash, so that no time tells how much of it is right. */
export const findOperator = async (orm: Orm, token: string, now: Date): Promise<Operator | undefined> => {
  const [found] = await orm
    .select()
    .from(operators)
    .where(and(eq(operators.tokenHash, hashSecret(token)), isNull(operators.revokedAt)));
  if (found === undefined) return undefined;
  const { id, lastUsedAt } = found;
  if (lastUsedAt === null || now.getTime() - lastUsedAt.getTime() > usedEveryMs)
    await orm.update(operators).set({ lastUsedAt: now }).where(eq(operators.id, id));
  return found;
};
