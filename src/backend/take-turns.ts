import type { ErrorCode } from "#contract/error-codes.ts";
import { BackendError } from "./errors.ts";

export type TakeTurns = <Value>(work: () => Promise<Value>) => Promise<Value>;

/** Limits concurrency, in the order of arrival. Beyond `mostWaiting` it throws BackendError with the code `full`. */
export const takeTurns = ({
  atOnce,
  mostWaiting,
  full = "unavailable",
}: {
  readonly atOnce: number;
  readonly mostWaiting: number;
  readonly full?: ErrorCode;
}): TakeTurns => {
  const waiting: (() => void)[] = [];
  let working = 0;
  const start = async (): Promise<void> => {
    if (working < atOnce) {
      working += 1;
      return;
    }
    if (waiting.length >= mostWaiting) throw new BackendError(full, "Too much to do: try again in a moment");
    await new Promise<void>((resolve) => waiting.push(resolve));
  };
  const end = (): void => {
    const next = waiting.shift();
    if (next) next();
    else working -= 1;
  };
  return async (work) => {
    await start();
    try {
      return await work();
    } finally {
      end();
    }
  };
};
