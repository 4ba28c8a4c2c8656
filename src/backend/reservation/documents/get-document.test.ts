import { eq } from "drizzle-orm";
import { afterAll, beforeAll, expect, test } from "vitest";
import { createBackend } from "#backend/http/app.ts";
import { signIn } from "#backend/identity/test-customer.ts";
import { textOfPdf } from "#backend/printing/test-read-pdf.ts";
import type { Database } from "#backend/store/database.ts";
import { reservations } from "#backend/store/schema/reservations.ts";
import { openSeededTestDatabase } from "#demo/test-seeded-database.ts";
import { createLogger } from "#platform/log.ts";
import { newReferenceId } from "#platform/new-reference-id.ts";
import { openDesk } from "../test-desk.ts";
import { anyVehicle } from "../test-reservation.ts";

let database: Database;
let owner: Awaited<ReturnType<typeof signIn>>;
let stranger: Awaited<ReturnType<typeof signIn>>;
let id: string;
beforeAll(async () => {
  database = await openSeededTestDatabase({ vehicles: 20 });
  const { orm } = database;
  [owner, stranger] = [await signIn(orm), await signIn(orm)];
  const desk = openDesk(orm, await anyVehicle(orm));
  id = (await desk.confirm(owner.id, {}, new Date())).id;
});
afterAll(() => database.close());

const request = async (path: string, token?: string) => {
  const { fetch } = createBackend(database, { logFor: () => createLogger("silent") });
  const headers = {
    ...(token !== undefined && { authorization: `Bearer ${token}` }),
    "x-request-id": "same",
  };
  const answer = await fetch(new Request(`http://services.test/users/me/reservation/${path}`, { headers }));
  return {
    status: answer.status,
    headers: [...answer.headers],
    bytes: Buffer.from(await answer.arrayBuffer()),
  };
};

test("a customer gets the own paper as a PDF", async () => {
  const { status, headers, bytes } = await request(`${id}/documents/payment-1`, owner.token);
  expect(status).toBe(200);
  expect(new Map(headers as [string, string][]).get("content-type")).toBe("application/pdf");
  expect(bytes.subarray(0, 8).toString()).toBe("%PDF-1.7");
  expect(textOfPdf(bytes)).toContain(`${id}-1`);
});

test("somebody else's answers as one that there is not, to the byte", async () => {
  const unknown = await request(`${newReferenceId()}/documents/payment-1`, stranger.token);
  expect(unknown.status).toBe(404);
  expect(await request(`${id}/documents/payment-1`, stranger.token)).toEqual(unknown);
  expect(await request(`${id}/documents/payment-7`, owner.token)).toEqual(unknown);
});

test.each(["payment-2", "refund-1", "finance", "conditions", "payment", "constructor", "PAYMENT-1"])(
  "there is no %s of it",
  async (documentId) => {
    expect((await request(`${id}/documents/${documentId}`, owner.token)).status).toBe(404);
  },
);

test("without a token nothing is answered", async () => {
  expect((await request(`${id}/documents/payment-1`)).status).toBe(401);
});

test("what is held has none yet", async () => {
  const held = { state: "held", confirmedAt: null } as const;
  const own = eq(reservations.id, id);
  const [before] = await database.orm.select().from(reservations).where(own);
  await database.orm.update(reservations).set(held).where(own);
  expect((await request(`${id}/documents/confirmation`, owner.token)).status).toBe(404);
  await database.orm
    .update(reservations)
    .set({ state: "confirmed", confirmedAt: before?.confirmedAt ?? null })
    .where(own);
  expect((await request(`${id}/documents/confirmation`, owner.token)).status).toBe(200);
});
