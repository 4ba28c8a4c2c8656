import { beforeEach, describe, expect, test, vi } from "vitest";
import type { ListedVehicle } from "./compare-list.ts";

vi.mock("#ui/alert/show-alert.ts", () => ({ showAlert: vi.fn() }));

const vehicle = (number: number): ListedVehicle => ({
  vin: `VSSZZZ5FZJR00000${number}`,
  name: `SEAT León ${number}`,
});

/** What the store and its actions need of a browser, and of the words that the server rendered. */
const browser = (kept: readonly ListedVehicle[], write: (key: string, value: string) => void) => {
  const page = new EventTarget();
  const location = { hash: "" };
  const events: unknown[] = [];
  const changed = vi.fn();
  page.addEventListener("volante:track", (event) => events.push((event as CustomEvent).detail));
  page.addEventListener("volante:compared", changed);
  const dataset = {
    added: "{name} está na comparação: {count} de 4.",
    removed: "{name} já não está na comparação.",
    unsaved: "O seu navegador não deixa guardar a lista.",
  };
  vi.stubGlobal("localStorage", {
    getItem: (key: string) => (key === "volante-compare" ? JSON.stringify(kept) : null),
    setItem: write,
    removeItem: (key: string) => write(key, "[]"),
  });
  vi.stubGlobal("document", { querySelector: () => ({ dataset }) });
  vi.stubGlobal("location", location);
  vi.stubGlobal("addEventListener", page.addEventListener.bind(page));
  vi.stubGlobal("dispatchEvent", page.dispatchEvent.bind(page));
  const storage = (key: string | null) => page.dispatchEvent(Object.assign(new Event("storage"), { key }));
  return { location, events, changed, storage };
};

const load = async () => ({
  ...(await import("#ui/alert/show-alert.ts")),
  ...(await import("./compare-store.ts")),
  ...(await import("./change-compare-list.ts")),
  ...(await import("./comparison-request.ts")),
});

describe("the comparison of a device", () => {
  beforeEach(() => void vi.resetModules());

  test("adds and removes, keeps, tells and says so", async () => {
    const written: string[] = [];
    const { events, changed } = browser([vehicle(1)], (_, value) => void written.push(value));
    const { showAlert, toggleCompared, comparedVehicles } = await load();
    toggleCompared(vehicle(2));
    expect(comparedVehicles()).toEqual([vehicle(1), vehicle(2)]);
    expect(showAlert).toHaveBeenLastCalledWith(
      expect.objectContaining({ message: "SEAT León 2 está na comparação: 2 de 4." }),
    );
    toggleCompared(vehicle(1));
    toggleCompared(vehicle(2));
    expect(comparedVehicles()).toEqual([]);
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
    const { toggleCompared, replaceCompared, comparedVehicles, requestedVehicle } = await load();
    toggleCompared(vehicle(5));
    expect(comparedVehicles()).toHaveLength(4);
    expect(location.hash).toBe("compare");
    expect(requestedVehicle()).toEqual(vehicle(5));
    replaceCompared(vehicle(2).vin, vehicle(5));
    expect(comparedVehicles()).toEqual([1, 3, 4, 5].map(vehicle));
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
      link: { href: "#compare", textContent: expect.any(String) },
      message: expect.stringContaining("O seu navegador não deixa guardar a lista"),
    });
  });

  test("nothing is announced for what changes nothing", async () => {
    const { events, changed } = browser([vehicle(1)], () => undefined);
    const { addToCompared, removeFromCompared } = await load();
    addToCompared(vehicle(1));
    removeFromCompared(vehicle(2));
    expect(events).toEqual([]);
    expect(changed).not.toHaveBeenCalled();
  });

  test("another tab's change is read and told, other keys are not", async () => {
    const { changed, storage } = browser([vehicle(3)], () => undefined);
    const { watchStorage, storeCompared, comparedVehicles } = await load();
    watchStorage();
    storeCompared([vehicle(1)]);
    storage("volante-other");
    expect(comparedVehicles()).toEqual([vehicle(1)]);
    storage("volante-compare");
    expect(comparedVehicles()).toEqual([vehicle(3)]);
    expect(changed).toHaveBeenCalledTimes(1);
  });
});
