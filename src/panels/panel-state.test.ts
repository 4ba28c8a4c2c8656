import { describe, expect, test } from "vitest";
import { keepPanelState, panelStorageKey, readPanelState } from "./panel-state.ts";

const memoryStore = (text?: string) => {
  const stored = new Map(text === undefined ? [] : [[panelStorageKey, text]]);
  const store = {
    getItem: (key: string) => stored.get(key) ?? null,
    setItem: (key: string, value: string) => void stored.set(key, value),
  };
  return () => store;
};
const closed = { open: false, memory: {} };

describe("panel state", () => {
  test("each panel has its own", () => {
    const store = memoryStore();
    keepPanelState("compare", { open: true }, store);
    keepPanelState("compare", { memory: { differences: "1" } }, store);
    keepPanelState("specifications", { open: true }, store);
    keepPanelState("specifications", { open: false }, store);
    expect(readPanelState("compare", store)).toEqual({ open: true, memory: { differences: "1" } });
    expect(readPanelState("specifications", store)).toEqual(closed);
    expect(readPanelState("tradein", store)).toEqual(closed);
  });

  test.each([
    "",
    "{",
    "[]",
    "null",
    "7",
    '{"compare":null}',
    '{"compare":[1]}',
    '{"compare":{"open":"yes"}}',
    '{"compare":{"memory":{"deep":{"a":1}}}}',
  ])("junk in the storage counts as closed: %s", (text) => {
    expect(readPanelState("compare", memoryStore(text))).toEqual(closed);
  });

  test("forbidden storage keeps the state for the page", () => {
    const forbidden = () => {
      throw new DOMException("denied", "SecurityError");
    };
    keepPanelState("compare", { open: true, memory: { differences: "1" } }, forbidden);
    expect(readPanelState("compare", forbidden)).toEqual({ open: true, memory: { differences: "1" } });
    keepPanelState("compare", { open: false }, forbidden);
    expect(readPanelState("compare", forbidden)).toEqual({ open: false, memory: { differences: "1" } });
  });
});
