import { perProcess } from "#platform/per-process.ts";

type Entry = { readonly at: number; readonly value: Promise<unknown> };

const lifetime = 10_000;
const memories = new WeakMap<object, Map<string, Entry>>();

/** Each bundle of the process has memories of its own; all forget at once. */
const forgotten = perProcess("remembered", () => ({ at: 0 }));

/**
 * What `load` answers, asked anew every ten seconds and after {@link forgetRemembered}: for small tables that change
 * by a person's hand and that every call needs. A failure is not kept.
 */
export const remember = <Owner extends object, Value>(
  owner: Owner,
  key: string,
  load: (owner: Owner) => Promise<Value>,
): Promise<Value> => {
  const memory = memories.get(owner) ?? new Map<string, Entry>();
  memories.set(owner, memory);
  const known = memory.get(key);
  const isFresh = known !== undefined && known.at > forgotten().at && Date.now() - known.at < lifetime;
  if (isFresh) return known.value as Promise<Value>;
  const value = load(owner);
  memory.set(key, { at: Date.now(), value });
  value.catch(() => memory.delete(key));
  return value;
};

/** Makes the next calls of the whole process ask anew: something was changed. */
export const forgetRemembered = (): void => {
  forgotten().at = Date.now();
};

/** Makes the next calls ask anew. */
export const forget = (owner: object): void => {
  memories.delete(owner);
};
