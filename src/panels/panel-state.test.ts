import { describe, expect, test } from "vitest";
import { panelStorageKey, readPanelState, storePanelState } from "./panel-state.ts";

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
    storePanelState("compare", { open: true }, store);
    storePanelState("compare", { memory: { differences: "1" } }, store);
    storePanelState("specifications", { open: true }, store);
    storePanelState("specifications", { open: false }, store);
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
    storePanelState("compare", { open: true, memory: { differences: "1" } }, forbidden);
    expect(readPanelState("compare", forbidden)).toEqual({ open: true, memory: { differences: "1" } });
    storePanelState("compare", { open: false }, forbidden);
    expect(readPanelState("compare", forbidden)).toEqual({ open: false, memory: { differences: "1" } });
  });
});
