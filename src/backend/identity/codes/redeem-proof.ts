import type { Orm } from "#backend/store/database.ts";
import { returnAttempt } from "../attempts/attempt-permit.ts";
import { hashPassword } from "../passwords/hash-password.ts";
import { type NewPassword, setPassword } from "../set-password.ts";
import { spendProof } from "./prove-address.ts";

export type ProvenPassword = Omit<NewPassword, "passwordHash"> & {
  /** Hash of the code's owner. */
  readonly owner: string;
  /** As it was typed, and already validated. */
  readonly password: string;
};

/**
 * Sets the password of the account whose mail address was verified by a code, and returns that account: a proof is valid once. Undefined
 * when there is none, or neither an account nor a name for one. BackendError `unavailable` when very many wait.
 */
export const redeemProof = async (
  orm: Orm,
  { owner, password, ...account }: ProvenPassword,
  now: Date,
): Promise<string | undefined> => {
  // Outside the transaction, which would hold the embedded database's one connection meanwhile.
  const passwordHash = await hashPassword(password);
  const { email } = account;
  return orm.transaction(async (tx) => {
    if (!(await spendProof(tx, owner, email, now))) return undefined;
    await returnAttempt(tx, "login", { email });
    return setPassword(tx, { ...account, passwordHash });
  });
};
