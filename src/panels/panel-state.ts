import type { PanelName } from "#domain/panel-hash.ts";

/** Parameters of its address that a panel remembers during the session. */
export type PanelMemory = Readonly<Record<string, string>>;

/** The state of each panel: whether it is open, and its remembered parameters. */
export interface PanelState {
  readonly open: boolean;
  readonly memory: PanelMemory;
}

type States = Partial<Record<PanelName, unknown>>;
type Store = Pick<Storage, "getItem" | "setItem">;

export const panelStorageKey = "volante-panels";

const asRecord = (value: unknown): Readonly<Record<string, unknown>> =>
  value instanceof Object && !Array.isArray(value) ? { ...value } : {};

/** Fallback without storage (forbidden or full), until the page unloads. */
let unstored: States = {};

const readAll = (store: () => Store): States => {
  try {
    return asRecord(JSON.parse(store().getItem(panelStorageKey) ?? "{}"));
  } catch {
    return unstored;
  }
};

/** The stored state of a panel; closed and without parameters where there is none, or it is invalid. */
export const readPanelState = (name: PanelName, store: () => Store = () => sessionStorage): PanelState => {
  const { open, memory } = asRecord(readAll(store)[name]);
  const texts = Object.entries(asRecord(memory)).filter(
    (entry): entry is [string, string] => typeof entry[1] === "string",
  );
  return { open: open === true, memory: Object.fromEntries(texts) };
};

/** Updates and stores the state of a panel. Never throws. */
export const storePanelState = (
  name: PanelName,
  change: Partial<PanelState>,
  store: () => Store = () => sessionStorage,
): void => {
  const states = { ...readAll(store), [name]: { ...readPanelState(name, store), ...change } };
  try {
    store().setItem(panelStorageKey, JSON.stringify(states));
  } catch {
    unstored = states;
  }
};
