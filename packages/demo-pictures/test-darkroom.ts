import type { Darkroom } from "./output/darkroom.ts";

const [WIDTH, HEIGHT] = [8, 6];
const SQUARE = [
  [0.2, 0.2],
  [0.4, 0.2],
  [0.4, 0.3],
  [0.2, 0.3],
] as const;

/** A darkroom for tests, without Chromium: a grey picture for any request, after what `before` does at each. */
export const openGreyDarkroom = async (before = async (): Promise<void> => undefined): Promise<Darkroom> => ({
  prepare: async () => undefined,
  expose: async (_view, _wheel, _width, _height, backdrops) => {
    await before();
    const layers = Array.from({ length: 3 + backdrops.length }, () =>
      new Uint16Array(WIDTH * HEIGHT * 4).fill(0x3400),
    );
    return { width: WIDTH, height: HEIGHT, layers, plate: SQUARE, reading: SQUARE };
  },
  close: async () => undefined,
});
