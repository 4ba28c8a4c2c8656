import { afterEach, describe, expect, test, vi } from "vitest";
import { clearRecent, parseRecent, recentVehicles, rememberViewed, withViewed } from "./start-recent.ts";

const vin = (number: number) => `VSSZZZ5FZJR${String(number).padStart(6, "0")}`;
const many = Array.from({ length: 20 }, (_, index) => vin(index));

const browser = (consent: string | undefined, kept?: string) => {
  const store = new Map(kept === undefined ? [] : [["volante-recent", kept]]);
  vi.stubGlobal("document", { documentElement: { dataset: { consent } } });
  vi.stubGlobal("localStorage", {
    getItem: (key: string) => store.get(key) ?? null,
    setItem: (key: string, value: string) => void store.set(key, value),
    removeItem: (key: string) => void store.delete(key),
  });
  return store;
};

describe("what was looked at", () => {
  afterEach(() => void vi.unstubAllGlobals());

  test.each([
    [null, []],
    ["", []],
    ["junk <b> 1", []],
    [`${vin(1)} ${vin(2)}  ${vin(1)} x`, [vin(1), vin(2)]],
    [many.join(" "), many.slice(0, 12)],
  ])("%s is read", (text, vins) => {
    expect(parseRecent(text)).toEqual(vins);
  });

  test("the latest comes first, once, twelve at most", () => {
    expect(withViewed([vin(1), vin(2)], vin(2))).toEqual([vin(2), vin(1)]);
    expect(withViewed(many, vin(99))).toEqual([vin(99), ...many.slice(0, 11)]);
  });

  test("is kept after consent, and cleared on demand", () => {
    browser("all");
    rememberViewed(vin(1));
    rememberViewed(vin(2));
    expect(recentVehicles()).toEqual([vin(2), vin(1)]);
    clearRecent();
    expect(recentVehicles()).toEqual([]);
  });

  test.each(["ask", "necessary", undefined])(
    "with the answer %s nothing is kept, and what was is deleted",
    (consent) => {
      const store = browser(consent, vin(1));
      rememberViewed(vin(2));
      expect(recentVehicles()).toEqual([]);
      expect(store.size).toBe(0);
    },
  );

  test("forbidden storage is no error", () => {
    browser("all");
    vi.stubGlobal("localStorage", undefined);
    expect(() => rememberViewed(vin(1))).not.toThrow();
    expect(recentVehicles()).toEqual([]);
    expect(clearRecent).not.toThrow();
  });
});
