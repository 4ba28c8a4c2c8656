import { afterAll, beforeAll, expect, test } from "vitest";
import { jobs } from "#backend/jobs/job-table.ts";
import type { Database } from "#backend/store/database.ts";
import { sessions, tokens } from "#backend/store/schema/identity.ts";
import { attempts, knownNetworks, loginStates, mailCodes } from "#backend/store/schema/sign-in.ts";
import { openTestDatabase } from "#backend/store/test-database.ts";
import { createLogger } from "#platform/log.ts";
import { takeAttempt } from "./attempts/attempt-permit.ts";
import { mailCode } from "./codes/request-code.ts";
import { hashSecret } from "./hash-secret.ts";
import { rememberNetwork } from "./known/known-networks.ts";
import { knownMilliseconds } from "./known/known-time.ts";
import { createState } from "./states/create-state.ts";
import { signIn } from "./test-customer.ts";

let database: Database;
beforeAll(async () => {
  database = await openTestDatabase();
});
afterAll(() => database.close());

/** A sign-in of every kind at a moment: session, state, code and counter. */
const leaveTraces = async (name: string, now: Date) => {
  const { orm } = database;
  const email = `${name}@volante.test`;
  const returnUrl = "http://localhost:3000/acceso/";
  const { id } = await signIn(orm, now);
  const seenAt = name === "today" ? now : new Date(Date.now() - knownMilliseconds);
  await rememberNetwork(orm, id, "192.0.2.1", seenAt);
  await createState(orm, { sessionId: name, returnUrl, locale: "es" }, now);
  await mailCode(
    orm,
    { owner: hashSecret(name), email, locale: "es", retainsTries: true, purpose: "register" },
    now,
  );
  await takeAttempt(orm, "login", { email }, now);
};

test("the job takes what is over, and nothing else", async () => {
  const dayAgo = new Date(Date.now() - 86_400_000);
  await leaveTraces("yesterday", dayAgo);
  await leaveTraces("today", new Date());
  const tables = [tokens, sessions, loginStates, mailCodes, attempts, knownNetworks];
  const counts = () => Promise.all(tables.map((table) => database.orm.$count(table)));
  expect(await counts()).toEqual([2, 2, 2, 2, 2, 2]);
  const stop = new AbortController().signal;
  await jobs["forget-sign-ins"].run({ database, log: createLogger("silent"), stop });
  expect(await counts()).toEqual([1, 1, 1, 1, 1, 1]);
  const [state] = await database.orm.select().from(loginStates);
  expect(state?.sessionId).toBe("today");
});
