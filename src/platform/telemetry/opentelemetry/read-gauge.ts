import type { ReadGauge, Reading } from "../telemetry.ts";

/** What has to be waited for is good for so long, in milliseconds: whoever asks more often costs nothing more. */
const goodForMs = 5_000;

/** A reader that answers later is left out, and is not asked again before it has answered. */
const longestMs = 2_000;

const within = async (reading: Promise<readonly Reading[]>): Promise<readonly Reading[]> => {
  const { promise: tooLate, resolve } = Promise.withResolvers<readonly Reading[]>();
  const timer = setTimeout(() => resolve([]), longestMs);
  try {
    return await Promise.race([reading, tooLate]);
  } finally {
    clearTimeout(timer);
  }
};

interface Kept {
  readonly reader: ReadGauge;
  readonly reading: Promise<readonly Reading[]>;
  /** When it was read, by the process's clock; endless while it is being read. */
  readAt: number;
}

const ask = (reader: ReadGauge): ReturnType<ReadGauge> => {
  try {
    return reader();
  } catch {
    return [];
  }
};

/** Reads a gauge by the reader that it has at present. Never rejects: what cannot be read has no lines. */
export const readerOf = (
  present: () => ReadGauge | undefined,
  now: () => number = () => performance.now(),
): (() => Promise<readonly Reading[]>) => {
  let kept: Kept | undefined;
  return async () => {
    const reader = present();
    if (reader === undefined) return [];
    if (kept === undefined || kept.reader !== reader || now() - kept.readAt >= goodForMs) {
      const said = ask(reader);
      if (!(said instanceof Promise)) return said;
      const reading = said.catch(() => []);
      const begun: Kept = { reader, reading, readAt: Number.POSITIVE_INFINITY };
      void reading.then(() => {
        begun.readAt = now();
      });
      kept = begun;
    }
    return within(kept.reading);
  };
};
