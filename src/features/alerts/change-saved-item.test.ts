import { beforeEach, expect, test, vi } from "vitest";
import type { SavedItemChange, SavedItemKind } from "#domain/saved-item.ts";
import { parseSavedList } from "#domain/saved-list.ts";
import { ok } from "#platform/result.ts";
import { changeSavedItem } from "./change-saved-item.ts";

const call = vi.hoisted(() => vi.fn());
vi.mock("#api/call.ts", () => ({ call }));
beforeEach(() => {
  call.mockReset().mockResolvedValue(ok({}));
});

const caller = { locale: "es", token: "t", sessionId: "s" } as const;
const id = "y956rpa7jjajzfj1vy74k9zxj3";
const vin = "VSSZZZ5FZKR012345";
const list = parseSavedList(new URLSearchParams("kind=car&dealers=a1&list=%2Fcoches%2F&brand=seat"));
const body = { name: "Seat", kind: "car", dealers: ["a1"], filters: { brand: "seat" }, path: "/coches/" };
const change = (thing: SavedItemKind, what: SavedItemChange, of = id) =>
  changeSavedItem({ thing, id: of, name: "Seat", list }, what, caller);

test.each([
  ["search", "remove", id, "deleteSavedSearch", { query: { id } }],
  ["search", "restore", id, "saveSearch", { body }],
  ["car-alert", "pause", id, "changeCarAlert", { query: { id }, body: { active: false } }],
  ["car-alert", "resume", id, "changeCarAlert", { query: { id }, body: { active: true } }],
  ["car-alert", "remove", id, "deleteCarAlert", { query: { id } }],
  ["car-alert", "restore", id, "createCarAlert", { query: { type: 37 }, body }],
  ["price-drop", "pause", vin, "changePriceDropAlert", { query: { vin }, body: { active: false } }],
  ["price-drop", "remove", vin, "deletePriceDropAlert", { query: { vin } }],
  ["price-drop", "restore", vin, "createPriceDropAlert", { params: { vin }, query: { type: 38 } }],
  ["notification", "read", "", "markNotifications", { body: { read: true } }],
  ["notification", "unread", id, "markNotifications", { query: { id }, body: { read: false } }],
  ["notification", "remove", id, "deleteNotification", { query: { id } }],
] as const)("of a %s: %s %s calls %s", async (thing, what, of, name, input) => {
  await change(thing, what, of);
  expect(call).toHaveBeenCalledExactlyOnceWith(name, input, caller);
});

test.each([
  ["search", "pause"],
  ["notification", "pause"],
  ["price-drop", "read"],
] as const)("nobody can %2$s a %1$s", async (thing, what) => {
  expect(await change(thing, what)).toMatchObject({ ok: false, error: { kind: "invalid" } });
  expect(call).not.toHaveBeenCalled();
});

test("all notifications are not removed at once", async () => {
  expect(await change("notification", "remove", "")).toMatchObject({ ok: false });
  expect(call).not.toHaveBeenCalled();
});
