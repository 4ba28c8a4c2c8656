import type { PanelName } from "./panel-hash.ts";

/** What a panel remembers of itself while the visit lasts. */
export type PanelMemory = Readonly<Record<string, string | number | boolean>>;

/** One state for each panel: whether it is open, and what it remembers. */
export interface PanelState {
  readonly open: boolean;
  readonly memory: PanelMemory;
}

type States = Partial<Record<PanelName, PanelState>>;
type Store = Pick<Storage, "getItem" | "setItem">;

export const panelStorageKey = "volante-panels";

const closed: PanelState = { open: false, memory: {} };

const isPlain = (value: unknown): value is Record<string, unknown> =>
  typeof value === "object" && value !== null && !Array.isArray(value);

const readMemory = (value: unknown): PanelMemory =>
  isPlain(value)
    ? Object.fromEntries(
        Object.entries(value).filter((entry): entry is [string, string | number | boolean] =>
          ["string", "number", "boolean"].includes(typeof entry[1]),
        ),
      )
    : {};

/** Without storage (forbidden or full) the states hold until the page is left. */
let unstored: States = {};

const readAll = (store: () => Store): States => {
  try {
    const kept: unknown = JSON.parse(store().getItem(panelStorageKey) ?? "{}");
    return isPlain(kept) ? (kept as States) : {};
  } catch {
    return unstored;
  }
};

/** The state of a panel as the session keeps it; closed and without memory when it keeps none, or junk. */
export function readPanelState(name: PanelName, store: () => Store = () => sessionStorage): PanelState {
  const state: unknown = readAll(store)[name];
  return isPlain(state) ? { open: state.open === true, memory: readMemory(state.memory) } : closed;
}

/** Changes the state of one panel and keeps it. Never throws. */
export function keepPanelState(
  name: PanelName,
  change: Partial<PanelState>,
  store: () => Store = () => sessionStorage,
): void {
  const states = { ...readAll(store), [name]: { ...readPanelState(name, store), ...change } };
  try {
    store().setItem(panelStorageKey, JSON.stringify(states));
  } catch {
    unstored = states;
  }
}
