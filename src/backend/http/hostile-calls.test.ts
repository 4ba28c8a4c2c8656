import { afterAll, beforeAll, expect, test } from "vitest";
import { allTables, settleIn } from "#backend/account/test-belongings.ts";
import { startSession } from "#backend/identity/start-session.ts";
import type { Database } from "#backend/store/database.ts";
import { buildRequest } from "#contract/build-request.ts";
import type { Endpoint, InputFor } from "#contract/endpoint.ts";
import { type EndpointName, endpoints } from "#contract/endpoints.ts";
import { sampleInputs } from "#contract/sample-inputs.ts";
import { openSeededTestDatabase } from "#demo/test-seeded-database.ts";
import { createLogger } from "#platform/log.ts";
import { createBackend } from "./app.ts";

const mark = "owner";
let database: Database;
let send: (request: Request) => Response | Promise<Response>;
let stranger: string;
/** Ids that stand in rows of the owner, as a stranger may have seen them over a shoulder. */
let ids: readonly string[];
let before: readonly string[];

beforeAll(async () => {
  database = await openSeededTestDatabase({ vehicles: 50 });
  const backend = createBackend(database, { logFor: () => createLogger("silent") });
  send = (request) => backend.fetch(request);
  await settleIn(database.orm, mark);
  stranger = (await settleIn(database.orm, "stranger")).id;
  before = await ownRows();
  expect(before.length).toBeGreaterThan(10);
  ids = [...new Set(before.join(" ").match(/\b[a-z0-9]{26}\b/g))];
});
afterAll(() => database.close());

/** Every row that depends on the owner. */
const ownRows = async (): Promise<readonly string[]> =>
  [...(await allTables(database.orm)).values()].flatMap((rows) =>
    rows.split("\n").filter((row) => row.toLowerCase().includes(mark)),
  );

/** These end the session with the first attempt, or need a state that the provider has finished. */
const refusesSample = ["login", "logout"];

const isPersonal = ([, { token }]: readonly [string, Endpoint]): boolean => token !== "none";

/** Puts another id wherever the input has one. */
const withId = (input: unknown, id: string): unknown => {
  const { params = {}, query = {}, ...rest } = input as { params?: object; query?: object };
  const changed = (fields: object) =>
    Object.fromEntries(
      Object.entries(fields).map(([name, value]) => [
        name,
        /id$/i.test(name) ? id : name === "vin" ? ownVin : value,
      ]),
    );
  return { ...rest, params: changed(params), query: changed(query) };
};
const ownVin = mark.toUpperCase().padEnd(17, "0");

test.each(Object.entries<Endpoint>(endpoints).filter(isPersonal))(
  "%s shows and changes nothing of another customer's",
  async (name, endpoint) => {
    // Each has a session of its own: some end it.
    const { token, sessionId } = await startSession(database.orm, stranger, new Date());
    const headers = { authorization: `Bearer ${token}`, "x-session-id": sessionId };
    const sample = sampleInputs[name as EndpointName] as unknown;
    const hasId = /id"|"vin"/i.test(JSON.stringify(sample));
    for (const id of hasId ? ids : [""]) {
      const built = buildRequest(endpoint, withId(sample, id) as InputFor<Endpoint>);
      if (!built.ok) throw new Error(JSON.stringify(built.error));
      const { method, path, body, contentType } = built.value;
      const answer = await send(
        new Request(`http://backend.test${path}`, {
          method,
          headers: { ...headers, ...(contentType && { "content-type": contentType }) },
          ...(body !== undefined && { body }),
        }),
      );
      expect(answer.status, path).toBeLessThan(500);
      if (!refusesSample.includes(name)) expect(answer.status, path).not.toBe(401);
      expect((await answer.text()).toLowerCase(), path).not.toContain(mark);
    }
    expect(await ownRows()).toEqual(before);
  },
);

const takesJson = ([, { encoding }]: readonly [string, Endpoint]): boolean => encoding === "json";
const nested = "[".repeat(20_000) + "]".repeat(20_000);

test.each(Object.entries<Endpoint>(endpoints).filter(takesJson))(
  "%s refuses a body of another shape",
  async (name, endpoint) => {
    const { token } = await startSession(database.orm, stranger, new Date());
    const built = buildRequest(endpoint, sampleInputs[name as EndpointName] as InputFor<Endpoint>);
    if (!built.ok) throw new Error(JSON.stringify(built.error));
    const { method, path } = built.value;
    const headers = { authorization: `Bearer ${token}`, "content-type": "application/json" };
    const statusOf = async (body: string): Promise<number> =>
      (await send(new Request(`http://backend.test${path}`, { method, headers, body }))).status;
    for (const body of ["", "null", "7", '"text"', "[]", "[{}]", "{", `{"a":${nested}}`, nested])
      expect.soft(await statusOf(body), body.slice(0, 40)).toBeOneOf([400, 404, 413, 422]);
    // What changes nothing may be taken.
    expect(await statusOf('{"__proto__":{"isAdmin":true}}')).toBeLessThan(500);
    expect(Object.prototype).not.toHaveProperty("isAdmin");
  },
);
