import type { PanelName } from "#domain/panel-hash.ts";

/** What a panel remembers of itself while the visit lasts: parameters of its address. */
export type PanelMemory = Readonly<Record<string, string>>;

/** One state for each panel: whether it is open, and what it remembers. */
export interface PanelState {
  readonly open: boolean;
  readonly memory: PanelMemory;
}

type States = Partial<Record<PanelName, unknown>>;
type Store = Pick<Storage, "getItem" | "setItem">;

export const panelStorageKey = "volante-panels";

const asRecord = (value: unknown): Readonly<Record<string, unknown>> =>
  value instanceof Object && !Array.isArray(value) ? { ...value } : {};

/** Without storage (forbidden or full) the states hold until the page is left. */
let unstored: States = {};

const readAll = (store: () => Store): States => {
  try {
    return asRecord(JSON.parse(store().getItem(panelStorageKey) ?? "{}"));
  } catch {
    return unstored;
  }
};

/** The state of a panel as the session keeps it; closed and without memory when it keeps none, or junk. */
export const readPanelState = (name: PanelName, store: () => Store = () => sessionStorage): PanelState => {
  const { open, memory } = asRecord(readAll(store)[name]);
  const texts = Object.entries(asRecord(memory)).filter(
    (entry): entry is [string, string] => typeof entry[1] === "string",
  );
  return { open: open === true, memory: Object.fromEntries(texts) };
};

/** Changes the state of one panel and keeps it. Never throws. */
export const keepPanelState = (
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
