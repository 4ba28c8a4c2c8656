import { BackendError } from "#backend/errors.ts";
import type { Orm } from "#backend/store/database.ts";
import { auditLog } from "#backend/store/schema/operators.ts";

/** Who does what to what. `details` hold no names, addresses and telephones. */
export type Audited = {
  /** `command`, or an operator's name. */
  readonly actor: string;
  readonly action: `${string}.${string}`;
  readonly subject?: string | undefined;
  readonly details?: Readonly<Record<string, unknown>>;
  readonly now: Date;
};

type Outcome = (typeof auditLog.$inferSelect)["outcome"];

/** Records an action of the back office. */
export const recordAction = async (
  orm: Orm,
  { actor, action, subject, details = {}, now }: Audited,
  outcome: Outcome,
): Promise<void> => {
  await orm.insert(auditLog).values({ at: now, actor, action, subject: subject ?? null, details, outcome });
};

/** Reads for the back office, and records that it was read, or refused. */
export const auditedRead = async <Value>(
  orm: Orm,
  audited: Audited,
  read: () => Promise<Value>,
): Promise<Value> => {
  const value = await read().catch((error) => refused(orm, audited, error));
  await recordAction(orm, audited, "done");
  return value;
};

/** Ends the transaction of a dry run without its changes. */
class DryRun extends Error {}

/**
 * Changes something for the back office and records it, in one transaction; a refused change is recorded alone. A dry run makes the change
 * and takes it back.
 * @param change returns whether there was something to change
 */
export const auditedChange = async (
  orm: Orm,
  audited: Audited & { readonly dryRun?: boolean | undefined },
  change: (tx: Orm) => Promise<boolean>,
): Promise<boolean> => {
  const { dryRun = false, details } = audited;
  let isChanged = false;
  try {
    await orm.transaction(async (tx) => {
      isChanged = await change(tx);
      if (dryRun) throw new DryRun();
      await recordAction(tx, audited, isChanged ? "done" : "unchanged");
    });
  } catch (error) {
    if (!(error instanceof DryRun)) return refused(orm, audited, error);
    await recordAction(orm, { ...audited, details: { ...details, dryRun: true } }, "unchanged");
  }
  return isChanged;
};

const refused = async (orm: Orm, audited: Audited, error: unknown): Promise<never> => {
  if (error instanceof BackendError) {
    const details = { ...audited.details, code: error.code };
    await recordAction(orm, { ...audited, details }, "refused");
  }
  throw error;
};
