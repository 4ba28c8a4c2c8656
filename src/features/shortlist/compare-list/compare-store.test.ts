import { beforeEach, describe, expect, test, vi } from "vitest";
import { compareStorageKey } from "../kept-on-device.ts";
import type { ListedVehicle } from "./compare-list.ts";

vi.mock("#ui/alert/show-alert.ts", () => ({ showAlert: vi.fn() }));

const vehicle = (number: number): ListedVehicle => ({
  vin: `VSSZZZ5FZJR00000${number}`,
  name: `SEAT León ${number}`,
});

/** What the store and its actions need of a browser. */
const browser = (kept: readonly ListedVehicle[], write: (key: string, value: string) => void) => {
  const page = new EventTarget();
  const dataset: Record<string, string> = {};
  const location = { hash: "" };
  const events: unknown[] = [];
  page.addEventListener("volante:track", (event) => events.push((event as CustomEvent).detail));
  vi.stubGlobal("localStorage", {
    getItem: (key: string) => (key === compareStorageKey ? JSON.stringify(kept) : null),
    setItem: write,
    removeItem: (key: string) => write(key, "[]"),
  });
  vi.stubGlobal("document", { documentElement: { dataset, lang: "pt" } });
  vi.stubGlobal("location", location);
  vi.stubGlobal("addEventListener", page.addEventListener.bind(page));
  vi.stubGlobal("removeEventListener", page.removeEventListener.bind(page));
  vi.stubGlobal("dispatchEvent", page.dispatchEvent.bind(page));
  return { dataset, location, events };
};

const load = async () => ({
  ...(await import("#ui/alert/show-alert.ts")),
  ...(await import("./compare-store.ts")),
  ...(await import("./compare-actions.ts")),
  ...(await import("./wished-vehicle.ts")),
});

describe("the comparison of a device", () => {
  beforeEach(() => void vi.resetModules());

  test("adds and removes, keeps, tells and says so", async () => {
    const written: string[] = [];
    const { dataset, events } = browser([vehicle(1)], (_, value) => void written.push(value));
    const { showAlert, toggleCompared, comparedVehicles, subscribeToCompared } = await load();
    const changed = vi.fn();
    subscribeToCompared(changed);
    toggleCompared(vehicle(2));
    expect(comparedVehicles()).toEqual([vehicle(1), vehicle(2)]);
    expect(dataset.compared).toBe("2");
    expect(showAlert).toHaveBeenLastCalledWith(
      expect.objectContaining({ message: "SEAT León 2 está na comparação: 2 de 4." }),
    );
    toggleCompared(vehicle(1));
    toggleCompared(vehicle(2));
    expect(dataset.compared).toBeUndefined();
    expect(changed).toHaveBeenCalledTimes(3);
    expect(written.map((text) => JSON.parse(text).length)).toEqual([2, 1, 0]);
    expect(events).toEqual([
      { type: 7, data: { vin: vehicle(2).vin } },
      { type: 8, data: { vin: vehicle(1).vin } },
      { type: 8, data: { vin: vehicle(2).vin } },
    ]);
    expect(showAlert).toHaveBeenLastCalledWith(
      expect.objectContaining({ message: "SEAT León 2 já não está na comparação." }),
    );
  });

  test("a fifth opens the comparison and waits for room", async () => {
    const { location } = browser([1, 2, 3, 4].map(vehicle), () => undefined);
    const { toggleCompared, replaceCompared, comparedVehicles, wishedVehicle } = await load();
    toggleCompared(vehicle(5));
    expect(comparedVehicles()).toHaveLength(4);
    expect(location.hash).toBe("compare");
    expect(wishedVehicle()).toEqual(vehicle(5));
    replaceCompared(vehicle(2), vehicle(5));
    expect(comparedVehicles()).toEqual([1, 3, 4, 5].map(vehicle));
    expect(wishedVehicle()).toBeUndefined();
  });

  test("without storage it holds for the page, and that is said", async () => {
    browser([], () => {
      throw new DOMException("full", "QuotaExceededError");
    });
    const { showAlert, addToCompared, comparedVehicles } = await load();
    expect(addToCompared(vehicle(1))).toBe(true);
    expect(comparedVehicles()).toEqual([vehicle(1)]);
    expect(showAlert).toHaveBeenLastCalledWith({
      type: "warning",
      message: expect.stringContaining("O seu navegador não deixa guardar a lista"),
    });
  });

  test("nothing is announced for what changes nothing", async () => {
    const { events } = browser([vehicle(1)], () => undefined);
    const { addToCompared, removeFromCompared } = await load();
    addToCompared(vehicle(1));
    removeFromCompared(vehicle(2));
    expect(events).toEqual([]);
  });
});
