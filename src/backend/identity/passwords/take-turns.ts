import { BackendError } from "#backend/errors.ts";

export type TakeTurns = <Value>(work: () => Promise<Value>) => Promise<Value>;

/** Has work done a few at a time, in the order in which it came. Beyond `mostWaiting` it is refused with BackendError `unavailable`. */
export const takeTurns = ({
  atOnce,
  mostWaiting,
}: {
  readonly atOnce: number;
  readonly mostWaiting: number;
}): TakeTurns => {
  const waiting: (() => void)[] = [];
  let working = 0;
  const begin = async (): Promise<void> => {
    if (working < atOnce) {
      working += 1;
      return;
    }
    if (waiting.length >= mostWaiting)
      throw new BackendError("unavailable", "Too much to do: try again in a moment");
    await new Promise<void>((resolve) => waiting.push(resolve));
  };
  const end = (): void => {
    const next = waiting.shift();
    if (next) next();
    else working -= 1;
  };
  return async (work) => {
    await begin();
    try {
      return await work();
    } finally {
      end();
    }
  };
};
