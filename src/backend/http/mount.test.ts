import { eq } from "drizzle-orm";
import { afterAll, beforeAll, describe, expect, expectTypeOf, test } from "vitest";
import { endSession } from "#backend/identity/end-session.ts";
import { hashSecret } from "#backend/identity/hash-secret.ts";
import { startSession } from "#backend/identity/start-session.ts";
import { signIn } from "#backend/identity/test-customer.ts";
import type { Database } from "#backend/store/database.ts";
import { customers, tokens } from "#backend/store/schema/identity.ts";
import { buildRequest } from "#contract/build-request.ts";
import { type Endpoint, endpointLabel, type InputFor } from "#contract/endpoint.ts";
import { type EndpointName, endpoints } from "#contract/endpoints.ts";
import { sampleInputs } from "#contract/sample-inputs.ts";
import { openSeededTestDatabase } from "#demo/test-seeded-database.ts";
import { createLogger } from "#platform/log.ts";
import { type Backend, createBackend } from "./app.ts";
import type { Call, CallOf } from "./call.ts";
import { handlers } from "./handlers.ts";

let database: Database;
let backend: Backend;
const headers: Record<string, string> = {};
const lines: string[] = [];

beforeAll(async () => {
  database = await openSeededTestDatabase({ vehicles: 20 });
  const { orm } = database;
  backend = createBackend(database, {
    logFor: () => createLogger("info", { write: (line) => lines.push(line) }),
  });
  const bearer = ({ token }: { readonly token: string }) => `Bearer ${token}`;

  headers.valid = bearer(await signIn(orm));
  const expired = await signIn(orm);
  await orm.update(tokens).set({ expiresAt: new Date() }).where(eq(tokens.sessionId, expired.sessionId));
  const loggedOut = await signIn(orm);
  await endSession(orm, loggedOut.sessionId);
  const deleted = await signIn(orm);
  const gone = { deletedAt: new Date(), email: null, name: null };
  await orm.update(customers).set(gone).where(eq(customers.id, deleted.id));

  headers.expired = bearer(expired);
  headers["of a logged-out session"] = bearer(loggedOut);
  headers["of a deleted customer"] = bearer(deleted);
  headers.unknown = `Bearer ${"x".repeat(43)}`;
  headers["cut short"] = headers.valid.slice(0, -1);
  headers["too long"] = `${headers.valid}x`;
  headers["without a scheme"] = headers.valid.replace("Bearer ", "");
  headers["of another scheme"] = headers.valid.replace("Bearer", "Basic");
  headers.empty = "";
  headers["its own hash"] = `Bearer ${hashSecret(headers.valid.slice(7))}`;
});
afterAll(() => database.close());

const send = async (name: EndpointName, authorization?: string): Promise<Response> => {
  const endpoint: Endpoint = endpoints[name];
  const built = buildRequest<Endpoint>(endpoint, sampleInputs[name] as InputFor<Endpoint>);
  if (!built.ok) throw new Error(built.error.message);
  const { method, path, body, contentType } = built.value;
  const request = new Request(`http://backend.test${path}`, { method, ...(body !== undefined && { body }) });
  if (contentType) request.headers.set("content-type", contentType);
  if (authorization !== undefined) request.headers.set("authorization", authorization);
  return backend.fetch(request);
};

const bad = [
  "unknown",
  "expired",
  "of a logged-out session",
  "of a deleted customer",
  "cut short",
  "too long",
  "without a scheme",
  "of another scheme",
  "empty",
  "its own hash",
] as const;
/** Each call has one of its own, since some end the session. */
const newToken = async (): Promise<string> => (await signIn(database.orm)).token;

/** The status, or that the guard has refused: only its refusals name the authentication scheme. */
const outcomeOf = async (answer: Promise<Response>) => {
  const { status, headers: received } = await answer;
  return status === 401 && received.has("www-authenticate") ? "refused" : status;
};

/** The response of an endpoint to a caller who may call it: 501 until it is implemented, whatever its handler returns later. */
const allowed = (name: EndpointName) => (name in handlers ? expect.any(Number) : 501);
const names = Object.keys(endpoints) as EndpointName[];

describe.each(names.map((name) => [endpointLabel(endpoints[name]), name] as const))("%s", (_, name) => {
  const { token, forgivesToken }: Endpoint = endpoints[name];

  test("without a token", async () => {
    expect(await outcomeOf(send(name))).toEqual(token === "required" ? "refused" : allowed(name));
  });

  test.each(["Bearer", "bearer"])("with a valid token behind the word %s", async (scheme) => {
    expect(await outcomeOf(send(name, `${scheme} ${await newToken()}`))).toEqual(allowed(name));
  });

  test.each(bad)("with a token that is %s", async (kind) => {
    const isRefused = token === "required" || (token === "optional" && !forgivesToken);
    expect(await outcomeOf(send(name, headers[kind]))).toEqual(isRefused ? "refused" : allowed(name));
  });
});

test("payments and personal data need a sign-in of the last day, also of a remembered customer", async () => {
  const { id } = await signIn(database.orm);
  const tokenOf = async (hours: number) =>
    (await startSession(database.orm, id, new Date(Date.now() - hours * 3_600_000), { isRemembered: true }))
      .token;
  const [recent, old] = [await tokenOf(23), await tokenOf(25)];
  const guarded = names.filter((name) => (endpoints[name] as Endpoint).needsRecentSignIn);
  expect(guarded.toSorted()).toEqual(["changeAccount", "createPayment", "exportAccount"]);
  for (const name of guarded) {
    expect(await outcomeOf(send(name, `Bearer ${recent}`)), name).toEqual(allowed(name));
    expect(await outcomeOf(send(name, `Bearer ${old}`)), name).toEqual("refused");
  }
  expect(await outcomeOf(send("me", `Bearer ${old}`))).toEqual(allowed("me"));
});

test("login and lead alone forgive a token that is not valid", () => {
  expect(names.filter((name) => (endpoints[name] as Endpoint).forgivesToken).toSorted()).toEqual([
    "lead",
    "login",
  ]);
});

test("a refusal says how to come in, is the same whatever is wrong with the token, and is logged without it", async () => {
  const answers = await Promise.all(bad.map((kind) => send("me", headers[kind])));
  const bodies = await Promise.all(answers.map((answer) => answer.text()));
  expect(new Set(bodies)).toEqual(
    new Set([
      JSON.stringify({ error: { code: "unauthorized", message: "Needs a valid token" }, status: 401 }),
    ]),
  );
  for (const { headers: received } of answers)
    expect(received.get("www-authenticate")).toBe('Bearer error="invalid_token"');
  expect((await send("me")).headers.get("www-authenticate")).toBe("Bearer");
  expect(lines.at(-1)).toMatch(/GET \/users\/me.*"hasToken":false/);
  for (const kind of bad.filter((name) => name !== "empty"))
    expect(lines.join("")).not.toContain(headers[kind]?.replace(/^\w+ /, ""));
});

test("behind a required token a handler has a customer, by type", () => {
  expectTypeOf<CallOf<(typeof endpoints)["me"]>["customer"]>().toEqualTypeOf<NonNullable<Call["customer"]>>();
  expectTypeOf<CallOf<(typeof endpoints)["lead"]>["customer"]>().toEqualTypeOf<Call["customer"]>();
});
