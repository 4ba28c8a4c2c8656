import type { Orm } from "#backend/store/database.ts";
import { customers } from "#backend/store/schema/identity.ts";
import { newReferenceId } from "#platform/new-reference-id.ts";
import { startSession } from "./start-session.ts";
import { findState } from "./states/find-state.ts";
import { finishState } from "./states/finish-state.ts";

/** A customer with a session and a token, for tests. */
export const signIn = async (orm: Orm, now = new Date()) => {
  const id = newReferenceId();
  await orm.insert(customers).values({ id, email: `${id}@volante.test`, name: "Ana", locale: "es" });
  return { id, ...(await startSession(orm, id, now)) };
};

/** Finishes a sign-in as the provider does, and returns the state that the visitor brings back. */
export const signInTestCustomer = async (
  orm: Orm,
  state: string,
  customerId: string,
  now = new Date(),
): Promise<string | undefined> => {
  const found = await findState(orm, state, now);
  const target = found && (await finishState(orm, found, { customerId }, now));
  return target === undefined ? undefined : (new URL(target).searchParams.get("state") ?? undefined);
};
