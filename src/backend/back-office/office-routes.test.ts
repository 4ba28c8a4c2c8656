import { afterAll, beforeAll, beforeEach, describe, expect, test } from "vitest";
import { createBackend } from "#backend/http/app.ts";
import { signIn } from "#backend/identity/test-customer.ts";
import type { Database } from "#backend/store/database.ts";
import { auditLog, operators } from "#backend/store/schema/operators.ts";
import { officeEndpoints } from "#contract/office-endpoints.ts";
import { readAnswer } from "#contract/read-answer.ts";
import { openSeededTestDatabase } from "#demo/test-seeded-database.ts";
import { createLogger } from "#platform/log.ts";
import { peerHeader } from "#platform/rate-limit/client-address.ts";
import { rateLimits } from "#platform/rate-limit/rate-limits.ts";
import { addOperator, revokeOperator } from "./operators/operators.ts";
import { openTestOffice } from "./test-office.ts";

let database: Database;
let office: ReturnType<typeof openTestOffice>;
let send: (request: Request) => Promise<Response>;
let reader: string;
let actor: string;
beforeAll(async () => {
  database = await openSeededTestDatabase({ vehicles: 20 });
  office = openTestOffice(database.orm, new Date());
  send = createBackend(database, { logFor: () => createLogger("silent") }).fetch;
  reader = await addOperator(office.caller, { name: "Reader", scopes: ["read"] });
  actor = await addOperator(office.caller, { name: "CRM", scopes: ["read", "act"] });
});
afterAll(() => database.close());
beforeEach(async () => {
  await database.orm.delete(auditLog);
});

let callers = 0;
type Sent = {
  readonly method?: string;
  readonly path: string;
  readonly token?: string;
  readonly body?: object;
};
/** From an address of its own, unless one is given. */
const call = (
  { method = "GET", path, token, body }: Sent,
  address = `198.51.100.${++callers}`,
): Promise<Response> =>
  send(
    new Request(`http://services.test/office/${path}`, {
      method,
      headers: {
        [peerHeader]: address,
        ...(token !== undefined && { authorization: `Bearer ${token}` }),
        ...(body && { "content-type": "application/json" }),
      },
      ...(body && { body: JSON.stringify(body) }),
    }),
  );
const recorded = async () =>
  (await office.audit()).map(({ actor: who, action, outcome }) => [who, action, outcome]);

const unknownId = "0123456789abcdefghjkmnpqrs";
const all: readonly Sent[] = Object.values(officeEndpoints).map(({ method, path }) => ({
  ...{ method, path: path.replace("/office/", "").replace("{id}", unknownId) },
  ...(method === "POST" && { body: { reason: "x" } }),
}));

describe.each(all)("$method office/$path", (sent) => {
  test("needs an operator's token, and is nothing to a customer", async () => {
    const { token: customers } = await signIn(database.orm);
    for (const token of [undefined, "", "x".repeat(43), customers]) {
      const answer = await call({ ...sent, ...(token !== undefined && { token }) });
      expect(answer.status).toBe(401);
      expect(answer.headers.get("www-authenticate")).toMatch(/^Bearer/);
    }
    expect(await recorded()).toEqual([]);
  });

  test("is recorded, also where it is refused", async () => {
    await call({ ...sent, token: reader });
    const rows = await recorded();
    expect(rows).toHaveLength(1);
    expect(rows[0]?.[0]).toBe("Reader");
    if (sent.method === "POST") expect(rows[0]).toEqual(["Reader", "office.call", "refused"]);
  });
});

test("a token that may read changes nothing", async () => {
  const { id } = await office.confirm();
  for (const [path, body] of [
    [`reservations/${id}/complete`, {}],
    [`reservations/${id}/cancel`, { reason: "x" }],
    [`reservations/${id}/refund`, { reason: "x" }],
    ["reconcile", {}],
  ] as const) {
    const answer = await call({ method: "POST", path, body, token: reader });
    expect([path, answer.status]).toEqual([path, 403]);
  }
  expect(await office.row(id)).toMatchObject({ state: "confirmed" });
  expect((await call({ path: `reservations/${id}`, token: reader })).status).toBe(200);
});

test("a revoked token is no token, and its name is not given again", async () => {
  const token = await addOperator(office.caller, { name: "Old", scopes: ["read"] });
  expect((await call({ path: "leads", token })).status).toBe(200);
  expect(await revokeOperator(office.caller, "Old")).toBe(true);
  expect(await revokeOperator(office.caller, "Old")).toBe(false);
  expect((await call({ path: "leads", token })).status).toBe(401);
  await expect(addOperator(office.caller, { name: "Old", scopes: ["read"] })).rejects.toMatchObject({
    code: "conflict",
  });
});

test("no token is stored", async () => {
  const stored = JSON.stringify(await database.orm.select().from(operators));
  for (const token of [reader, actor]) expect(stored).not.toContain(token);
});

test("a reservation is refunded in part, then completed, and each answer is what the contract says", async () => {
  const { id } = await office.confirm();
  const parts = { method: "POST", token: actor } as const;
  const refunded = await readAnswer(
    officeEndpoints.refundReservation,
    await call({ ...parts, path: `reservations/${id}/refund`, body: { amount: 100, reason: "late" } }),
  );
  expect(refunded).toMatchObject({
    value: { changed: true, reservation: { state: "confirmed", paymentState: "paid", refunded: 100 } },
  });
  const completed = await readAnswer(
    officeEndpoints.completeReservation,
    await call({ ...parts, path: `reservations/${id}/complete`, body: {} }),
  );
  expect(completed).toMatchObject({ value: { changed: true, reservation: { state: "completed" } } });
  const conflict = await call({ ...parts, path: `reservations/${id}/cancel`, body: { reason: "x" } });
  expect(conflict.status).toBe(409);
  const listed = await readAnswer(
    officeEndpoints.officeReservations,
    await call({ token: actor, path: "reservations?state=completed&limit=1" }),
  );
  expect(listed).toMatchObject({ value: { reservations: [{ id, refunded: 100 }] } });
  const found = await readAnswer(
    officeEndpoints.reconcile,
    await call({ ...parts, path: "reconcile", body: {} }),
  );
  expect(found).toMatchObject({ ok: true, value: { differences: [] } });
});

test.each([
  ["reservations?state=lost", 400],
  ["reservations?after=nobody", 400],
  ["reservations?limit=501", 400],
  ["leads?since=yesterday", 400],
  ["leads?extra=1", 400],
  ["leads/nobody", 404],
  ["appointments?dealerId=nobody&day=2026-11-30", 404],
  ["appointments?day=2026-11-30", 400],
  ["nothing", 404],
])("office/%s is answered %d", async (path, status) => {
  expect((await call({ path, token: reader })).status).toBe(status);
});

test("wrong tokens of one address are counted, whatever they are", async () => {
  const address = "203.0.113.7";
  for (let tries = 0; tries < rateLimits.wrongToken.points; tries++)
    expect((await call({ path: "leads", token: String(tries).padStart(43, "x") }, address)).status).toBe(401);
  const refused = await call({ path: "leads", token: "y".repeat(43) }, address);
  expect(refused.status).toBe(429);
  expect(Number(refused.headers.get("retry-after"))).toBeGreaterThan(0);
});

test("nothing of it may be stored by a cache", async () => {
  for (const sent of [{ token: reader }, { token: reader, method: "POST" }, {}]) {
    const answer = await call({ path: sent.method ? "reconcile" : "leads", ...sent });
    expect(answer.headers.get("cache-control")).toBe("private, no-store");
  }
});
