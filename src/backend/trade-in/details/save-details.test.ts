import { eq } from "drizzle-orm";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { createBackend } from "#backend/http/app.ts";
import { testClient } from "#backend/http/test-client.ts";
import { signIn } from "#backend/identity/test-customer.ts";
import { openDesk } from "#backend/reservation/test-desk.ts";
import { anyVehicle } from "#backend/reservation/test-reservation.ts";
import type { Database } from "#backend/store/database.ts";
import { tradeInMarks, tradeInPictures, tradeIns, tradeInValues } from "#backend/store/schema/trade-ins.ts";
import { describeResponse } from "#backend/trade-in/test-appointments.ts";
import { storedTradeIn } from "#contract/trade-in.ts";
import { openSeededTestDatabase } from "#demo/test-seeded-database.ts";
import { createLogger } from "#platform/log.ts";
import { newReferenceId } from "#platform/new-reference-id.ts";
import { addDealer, addTradeIn } from "../test-trade-in.ts";
import { reopenDetails } from "./reopen-details.ts";

let database: Database;
let client: ReturnType<typeof testClient>;
let dealerId: number;
let customer: { readonly id: string; readonly token: string };
beforeAll(async () => {
  database = await openSeededTestDatabase({ vehicles: 20 });
  client = testClient(createBackend(database, { logFor: () => createLogger("silent") }));
  dealerId = await addDealer(database.orm, { wireId: "details" });
  customer = await signIn(database.orm);
});
afterAll(() => database.close());

const add = (changes: object = {}) =>
  addTradeIn(database.orm, { dealerId, customerId: customer.id, ...changes });
const good = { enginePerformance: "GOOD", drivePerformance: "GOOD", generalStatus: "VERY_GOOD" };
const answers = { kms: 64_000, imported: false, files: [], status: good };
const save = (id: string, body: object, submit = false, token = customer.token) =>
  client.raw("POST", `/retake/${id}/phase2/v3?submit=${submit}`, body, {
    authorization: `Bearer ${token}`,
    "accept-language": "es",
  });
const read = async (id: string) => {
  const { body } = await client.raw("GET", `/users/me/retake/${id}`, undefined, {
    authorization: `Bearer ${customer.token}`,
  });
  return storedTradeIn.parse((body as { data: unknown }).data);
};
const faultOf = ({ body }: { readonly body: unknown }) =>
  (body as { error?: { field?: string } }).error?.field;

const worn = {
  kms: 65_500,
  interior: "leather",
  exterior: "blue",
  imported: true,
  files: [],
  status: { ...good, drivePerformance: "FAIR" },
  marks: [
    { part: "left-front-door", damage: "scratch" },
    { part: "bonnet", damage: "scratch" },
    { part: "windscreen", damage: "chip" },
  ],
};
const wornLines = [
  { code: "kilometers", label: "Más kilómetros que al tasarlo", amount: 98.72 },
  { code: "drivePerformance-FAIR", label: "Conducción: regular", amount: 370.2 },
  { code: "imported", label: "Coche importado", amount: 617 },
  { code: "scratch", label: "Arañazo (2)", amount: 120 },
  { code: "chip", label: "Impacto en un cristal", amount: 50 },
];
const left = 12_340 - 98.72 - 370.2 - 617 - 120 - 50;

test("a draft says what it would take, changes no value, and is had back as it was", async () => {
  const id = await add();
  expect((await read(id)).phaseTwo).toBeUndefined();
  const saved = await save(id, worn);
  expect(saved.status).toBe(200);
  const { phaseTwo, ...tradeIn } = await read(id);
  expect(saved.body).toMatchObject({ data: { id, phaseTwo } });
  expect(phaseTwo).toEqual({
    ...worn,
    marks: expect.arrayContaining(worn.marks),
    deductions: wornLines,
    valuation: expect.closeTo(left, 6),
  });
  expect(tradeIn).toMatchObject({ actualValuation: 12_340, initialValuation: 12_340, status: "valued" });
  expect([tradeIn.deductions, tradeIn.history?.length]).toEqual([undefined, 1]);
});

test("saved again it is what was said last, marks included", async () => {
  const id = await add();
  await save(id, worn);
  await save(id, { ...answers, marks: [{ part: "roof", damage: "dent" }] });
  const { phaseTwo } = await read(id);
  expect(phaseTwo).toMatchObject({ kms: 64_000, interior: null, imported: false, status: good });
  expect(phaseTwo?.marks).toEqual([{ part: "roof", damage: "dent" }]);
});

test("handed in it lowers the value by what the table says, once, and stays as it is", async () => {
  const updatedAt = new Date(Date.now() - 5 * 86_400_000);
  const id = await add({ updatedAt });
  const before = await read(id);
  expect((await save(id, worn, true)).status).toBe(200);
  const handedIn = await read(id);
  expect(handedIn).toMatchObject({
    status: "submitted",
    initialValuation: 12_340,
    deductions: wornLines,
    expirationDate: before.expirationDate,
    phaseTwo: { submittedTime: expect.any(String) },
  });
  expect(handedIn.actualValuation).toBeCloseTo(left, 6);
  expect(handedIn.history?.map(({ valuation }) => valuation)).toEqual([12_340, handedIn.actualValuation]);
  for (const submit of [false, true])
    expect(describeResponse(await save(id, answers, submit))).toBe("details-submitted");
  expect(await read(id)).toEqual(handedIn);
});

test("two who hand in at once: one does, and the value is lowered once", async () => {
  const id = await add();
  const answered = await Promise.all([save(id, worn, true), save(id, worn, true)]);
  expect(answered.map(describeResponse).toSorted()).toEqual([200, "details-submitted"]);
  expect((await read(id)).history).toHaveLength(2);
});

test("what it takes never exceeds the value", async () => {
  const cents = [{ code: "comparables", cents: 30_000 }];
  const id = await add({ valuationCents: 30_000, lines: cents });
  const bad = { enginePerformance: "BAD", drivePerformance: "BAD", generalStatus: "BAD" };
  const broken = ["left-headlight", "right-headlight", "left-rear-light", "right-rear-light"];
  await save(
    id,
    { ...answers, status: bad, marks: broken.map((part) => ({ part, damage: "broken" })) },
    true,
  );
  const { actualValuation, deductions } = await read(id);
  expect(actualValuation).toBe(0);
  expect(deductions?.reduce((sum, { amount }) => sum + amount, 0)).toBeCloseTo(300, 6);
});

test("a car that is valued anew has its condition as a draft, with no fewer kilometres", async () => {
  const id = await add();
  await save(id, worn, true);
  await database.orm.transaction((tx) => reopenDetails(tx, id, 70_000));
  const { phaseTwo, status } = await read(id);
  expect([status, phaseTwo?.kms, phaseTwo?.submittedTime]).toEqual(["valued", 70_000, undefined]);
  expect(phaseTwo?.marks).toHaveLength(3);
});

describe("refuses", () => {
  test.each<[string, object, string]>([
    ["fewer kilometres than it was valued with", { kms: 63_999 }, "kms"],
    ["more than any car", { kms: 9_999_999 }, "kms"],
    ["a fraction", { kms: 64_000.5 }, "kms"],
    ["an unknown upholstery", { interior: "velvet" }, "interior"],
    ["an unknown paint", { exterior: "ultraviolet" }, "exterior"],
    ["a paint of every object", { exterior: "constructor" }, "exterior"],
    ["an unknown grade", { status: { ...good, generalStatus: "EXCELLENT" } }, "status.generalStatus"],
    ["an unknown part", { marks: [{ part: "exhaust", damage: "rust" }] }, "marks.0.part"],
    ["rust on a window", { marks: [{ part: "windscreen", damage: "rust" }] }, "marks.0"],
    ["a mark that is named twice", { marks: [worn.marks[0], worn.marks[0]] }, "marks"],
    ["a picture that is not kept", { files: [{ id: "a".repeat(26), pov: "front" }] }, "files"],
    ["an unknown point of view", { files: [{ id: "a".repeat(26), pov: "below" }] }, "files.0.pov"],
    ["a yes that is no boolean", { imported: "yes" }, "imported"],
  ])("%s", async (_, changes, field) => {
    const id = await add();
    const answered = await save(id, { ...answers, ...changes });
    expect([describeResponse(answered), faultOf(answered)]).toEqual(["invalid-field", field]);
    expect((await read(id)).phaseTwo).toBeUndefined();
  });

  test.each(["enginePerformance", "drivePerformance", "generalStatus"])(
    "to take in what leaves %s open",
    async (aspect) => {
      const id = await add();
      const answered = await save(id, { ...answers, status: { ...good, [aspect]: "UNDEFINED" } }, true);
      expect([describeResponse(answered), faultOf(answered)]).toEqual(["invalid-field", `status.${aspect}`]);
    },
  );

  test("somebody else's car, one of a session, and whoever is not signed in", async () => {
    const other = await signIn(database.orm);
    const id = await add();
    expect(describeResponse(await save(id, answers, false, other.token))).toBe("not-found");
    expect(describeResponse(await save(id, answers, false, "no token"))).toBe("unauthorized");
    const ofSession = await addTradeIn(database.orm, { dealerId });
    const headers = { authorization: `Bearer ${customer.token}`, "x-session-id": "a" };
    const answered = await client.raw("POST", `/retake/${ofSession}/phase2/v3`, answers, headers);
    expect(describeResponse(answered)).toBe("not-found");
  });

  test("another car's picture", async () => {
    const [id, another] = [await add(), await add()];
    const picture = { fileId: newReferenceId(), pov: "front", width: 4, height: 3, bytes: 5 } as const;
    await database.orm
      .insert(tradeInPictures)
      .values({ ...picture, tradeInId: another, storedAt: new Date() });
    const files = [{ id: picture.fileId, pov: "front" }];
    expect(faultOf(await save(id, { ...answers, files }))).toBe("files");
    expect((await save(another, { ...answers, files })).status).toBe(200);
    expect((await read(another)).phaseTwo?.files).toEqual(files);
  });

  test("to hand in for a value that is over, which a draft may be kept of", async () => {
    const id = await add({ createdAt: new Date(Date.now() - 31 * 86_400_000) });
    expect((await save(id, worn)).status).toBe(200);
    expect(describeResponse(await save(id, worn, true))).toBe("trade-in-expired");
    expect((await read(id)).actualValuation).toBe(12_340);
  });

  test("to lower a value that a reservation counts on", async () => {
    const id = await add();
    const desk = openDesk(database.orm, await anyVehicle(database.orm));
    await desk.confirm(customer.id, { tradeInId: id, tradeInCents: 1_234_000 }, new Date());
    expect(describeResponse(await save(id, worn, true))).toBe("trade-in-promised");
    expect((await save(id, worn)).status).toBe(200);
  });
});

test("whatever goes wrong while it is handed in leaves nothing behind", async () => {
  const id = await add();
  const { orm } = database;
  await save(id, answers);
  const failing = Object.create(orm, {
    transaction: {
      value: (work: Parameters<typeof orm.transaction>[0]) =>
        orm.transaction(async (tx) => {
          await work(tx);
          throw new Error("the connection broke");
        }),
    },
  });
  const broken = createBackend({ ...database, orm: failing }, { logFor: () => createLogger("silent") });
  const headers = { authorization: `Bearer ${customer.token}` };
  const answered = await testClient(broken).raw("POST", `/retake/${id}/phase2/v3?submit=true`, worn, headers);
  expect(answered.status).toBe(500);
  expect(await orm.$count(tradeInMarks, eq(tradeInMarks.tradeInId, id))).toBe(0);
  expect(await orm.$count(tradeInValues, eq(tradeInValues.tradeInId, id))).toBe(1);
  const [row] = await orm.select().from(tradeIns).where(eq(tradeIns.id, id));
  expect(row?.valuationCents).toBe(1_234_000);
});
