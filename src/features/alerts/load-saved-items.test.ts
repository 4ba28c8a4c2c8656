import { beforeEach, expect, test, vi } from "vitest";
import { fail, ok } from "#platform/result.ts";

const call = vi.hoisted(() => vi.fn());
vi.mock("#api/call.ts", () => ({ call }));
const findListPage = vi.hoisted(() => vi.fn());
vi.mock("#api/list-page.ts", () => ({ findListPage }));
const { loadSavedItems } = await import("./load-saved-items.ts");

const vin = "VSSZZZ1SPEC000000";
const session = { token: "t", tokenAt: 0, sessionId: "s" };
const card = { vin, brand: "Seat" };
const services = (answers: Readonly<Record<string, unknown>>) =>
  call.mockImplementation(async (name: string) => answers[name] ?? fail("not-found", name));

beforeEach(() => findListPage.mockResolvedValue("coches"));

test("what the service does not say of searches, alerts and prices is filled in", async () => {
  services({
    savedSearches: ok([{ id: "s1", filters: { brand: "Seat" } }]),
    carAlerts: ok([{ id: "a1", filters: { brand: "Seat", priceTo: "9000" }, active: true }]),
    priceDropAlerts: ok([{ vin, active: true }]),
    vehicle: ok({ card }),
  });
  const result = await loadSavedItems(session, "es");
  expect(result.ok && result.value).toEqual({
    searches: [{ id: "s1", filters: { brand: "Seat" }, name: "Seat", path: "/coches/?brand=Seat" }],
    alerts: [expect.objectContaining({ name: "Seat, 9000", path: "/coches/?brand=Seat&priceTo=9000" })],
    drops: [{ vin, active: true, card }],
  });
});

test("what it says stays, and no vehicle is asked for that it knows no longer", async () => {
  const search = { id: "s1", filters: {}, name: "Mis coches", path: "/coches/" };
  services({
    savedSearches: ok([search]),
    carAlerts: ok([]),
    priceDropAlerts: ok([{ vin, active: false, gone: true }]),
  });
  const result = await loadSavedItems(session, "es");
  expect(result.ok && result.value).toEqual({
    searches: [search],
    alerts: [],
    drops: [{ vin, active: false, gone: true }],
  });
  expect(call).not.toHaveBeenCalledWith("vehicle", expect.anything(), expect.anything());
});
