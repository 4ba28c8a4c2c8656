import { readOptions } from "./options.ts";
import type { Darkroom } from "./output/darkroom.ts";
import { renderStock } from "./render-stock.ts";

const [SIZE_X, SIZE_Y] = [8, 6];
const SQUARE = [
  [0.2, 0.2],
  [0.4, 0.2],
  [0.4, 0.3],
  [0.2, 0.3],
] as const;

/** Gives a grey picture of whatever is asked for, and stands still for good at the view that `still` counts to. */
const greyDarkroom = (still: number): Darkroom => {
  let seen = 0;
  return {
    prepare: async () => undefined,
    expose: async () => {
      seen += 1;
      if (seen === still) await standStill();
      const layers = Array.from({ length: 4 }, () => new Uint16Array(SIZE_X * SIZE_Y * 4).fill(0x3400));
      return { width: SIZE_X, height: SIZE_Y, layers, plate: SQUARE, reading: SQUARE };
    },
    close: async () => undefined,
  };
};

const standStill = async (): Promise<void> => {
  console.log("standing still");
  await new Promise((resolve) => setTimeout(resolve, 60_000));
};

/** The command `render.ts` without Chromium, for tests that end it: the first word is the view to stand still at, 0 for none. */
const [still, ...words] = process.argv.slice(2);
const read = readOptions(words);
if (!read.ok) throw new Error(read.message);
await renderStock(read.options, async () => greyDarkroom(Number(still)));
