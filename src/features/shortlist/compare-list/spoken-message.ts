let message = "";
let timer: ReturnType<typeof setTimeout> | undefined;
const listeners = new Set<() => void>();
const shownForMs = 5_000;

const set = (text: string): void => {
  message = text;
  for (const listener of listeners) listener();
};

/** What the shortlist has to say now; empty most of the time. */
export const spokenMessage = (): string => message;

/** Calls back when there is something else to say. Returns how to stop. */
export const subscribeToMessage = (listener: () => void): (() => void) => {
  listeners.add(listener);
  return () => listeners.delete(listener);
};

/** Says something for some seconds: seen at the edge of the screen, and announced. */
export const say = (text: string): void => {
  clearTimeout(timer);
  set(text);
  timer = setTimeout(set, shownForMs, "");
};
