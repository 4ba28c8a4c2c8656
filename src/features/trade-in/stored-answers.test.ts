import { expect, test } from "vitest";
import { openPages } from "#wizard/flow.ts";
import { describedCar } from "./described-car.ts";
import { describedAgain, storedAnswers } from "./stored-answers.ts";
import { readStoredValue } from "./stored-value.ts";
import { tradeInFlow } from "./trade-in-wizard.ts";

const car = {
  brand: "SEAT",
  brandId: "seat",
  model: "León",
  modelId: "seat-leon",
  version: "1.5 TSI",
  versionId: "98012",
  fuel: "Gasolina",
  fuelId: "petrol",
  transmission: "Manual",
  transmissionId: "manual",
  plateDate: "2019-05-01",
};
const stored = {
  ...car,
  id: "a".repeat(26),
  dealerId: "es-01",
  actualValuation: 9_810,
  createTime: "2026-11-01T10:00:00Z",
  expirationDate: "2026-12-01T10:00:00Z",
  status: "valued" as const,
  tradeInType: 2 as const,
  plate: "1234KBC",
  kilometers: 64_000,
  fullName: "Ana Gómez",
  emailAddress: "ana@volante.test",
  phoneNumber: "+34612345678",
};
const flow = tradeInFlow("es", { isExchange: false, year: 2026 });

test("a stored trade-in is gone on with at any step: all its pages are open", () => {
  const answers = storedAnswers(stored, {});
  expect(openPages(flow, answers)).toEqual(["plate", "found", "person", "dealer", "valuation", "booking"]);
  expect(describedCar(answers)).toMatchObject(car);
  expect(readStoredValue(answers.valuation)).toMatchObject({ valuation: 9_810, tradeInId: stored.id });
});

test("what a service does not keep of the person is what the session knows, and asked for where it knows nothing", () => {
  const { fullName: _, emailAddress: __, phoneNumber: ___, ...bare } = stored;
  const visitor = { name: "Ana", userEmail: "ana@volante.test", phoneNumber: "612345678" };
  expect(openPages(flow, storedAnswers(bare, visitor)).at(-1)).toBe("booking");
  expect(openPages(flow, storedAnswers(bare, {})).at(-1)).toBe("person");
});

test("a car of which the service keeps the value alone is booked for at once", () => {
  const { id, dealerId, actualValuation, createTime, expirationDate } = stored;
  // A telephone of another country.
  const visitor = { name: "Ana", userEmail: "ana@volante.test", phoneNumber: "912345678000" };
  const answers = storedAnswers({ id, dealerId, actualValuation, createTime, expirationDate }, visitor);
  expect(openPages(flow, answers)).toEqual(["plate", "person", "dealer", "valuation", "booking"]);
  const described = { ...answers, ...describedAgain(answers) };
  expect(openPages(flow, described)).toEqual(["plate"]);
  expect(describedAgain(storedAnswers(stored, visitor))).toEqual({});
});

test("a car that the service knows only in part is described again, by hand", () => {
  const { versionId: _, ...part } = stored;
  expect(openPages(flow, storedAnswers(part, {})).at(-1)).toBe("make");
});
