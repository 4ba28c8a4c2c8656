import { perProcess } from "#platform/per-process.ts";

type Entry = { readonly at: number; readonly value: Promise<unknown> };

/** Where this process is notified of changes. */
const notifiedMs = 600_000;
const otherwiseMs = 10_000;
const memories = new WeakMap<object, Map<string, Entry>>();

/** Each bundle of the process has its own caches; all are cleared at once. */
const forgotten = perProcess("remembered", () => ({ at: 0, isNotified: false }));

/**
 * Caches the result of `load` until {@link forgetRemembered}, for ten seconds where nobody calls that: for small tables that are edited by
 * hand and that every call needs. A failure is not cached.
 */
export const remember = <Owner extends object, Value>(
  owner: Owner,
  key: string,
  load: (owner: Owner) => Promise<Value>,
): Promise<Value> => {
  const memory = memories.get(owner) ?? new Map<string, Entry>();
  memories.set(owner, memory);
  const known = memory.get(key);
  const { at, isNotified } = forgotten();
  const lifetime = isNotified ? notifiedMs : otherwiseMs;
  const isFresh = known !== undefined && known.at > at && Date.now() - known.at < lifetime;
  if (isFresh) return known.value as Promise<Value>;
  const value = load(owner);
  memory.set(key, { at: Date.now(), value });
  value.catch(() => memory.delete(key));
  return value;
};

/** Makes the whole process load again: something was changed. */
export const forgetRemembered = (): void => {
  forgotten().at = Date.now();
};

/** Says whether this process is notified of each change, and forgets then. */
export const expectNotifications = (isNotified: boolean): void => {
  Object.assign(forgotten(), { at: Date.now(), isNotified });
};

/** Makes the next calls load again. */
export const forget = (owner: object): void => {
  memories.delete(owner);
};
