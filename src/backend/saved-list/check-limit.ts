import { BackendError } from "#backend/errors.ts";

/** How long a removed row can be restored as it was. */
export const undoMilliseconds = 60 * 60 * 1000;

/** It is saved already; it has just been removed and is restored; or it is new. */
export type SaveOutcome = "saved" | "back" | "new";

/** Whether a removed row of this kind can still be restored. */
const canComeBack = (removedAt: Date | null, now: Date): boolean =>
  removedAt !== null && now.getTime() - removedAt.getTime() < undoMilliseconds;

/**
 * What saving something means when `earlier` is the row of the same thing. A saved row stays, also at the limit, so that a call whose
 * response was lost can be repeated. Throws `list-full` when there is no room.
 */
export const checkLimit = (
  earlier: { readonly removedAt: Date | null } | undefined,
  { count, limit, now }: { readonly count: number; readonly limit: number; readonly now: Date },
): SaveOutcome => {
  if (earlier && earlier.removedAt === null) return "saved";
  if (count >= limit) throw new BackendError("list-full", `At most ${limit} can be saved`);
  return earlier && canComeBack(earlier.removedAt, now) ? "back" : "new";
};
