import type { Paint } from "../tables/paints.ts";
import { halfToFloat } from "./half-floats.ts";
import { toByte, toneMap } from "./tone.ts";

/** What the darkroom sends of a view: layers of half floats, four to a pixel, rows from the bottom up. */
export type Exposure = {
  readonly width: number;
  readonly height: number;
  /** The vehicle without paint, what solid and metallic paint add, and the backdrops; or one layer without paint. */
  readonly layers: readonly Uint16Array[];
};
export type Pixels = { readonly width: number; readonly height: number; readonly data: Uint8Array };

/** What the darkest lacquer sends back by itself. */
const DIELECTRIC = 0.04;

/** Writes each pixel of a picture. `from` is its place in a layer, `to` in the picture, whose rows go from the top down. */
const writePixels = (
  { width, height }: Exposure,
  write: (data: Uint8Array, from: number, to: number) => void,
): Pixels => {
  const data = new Uint8Array(width * height * 3);
  for (let y = 0; y < height; y++) {
    for (let x = 0; x < width; x++) write(data, ((height - 1 - y) * width + x) * 4, (y * width + x) * 3);
  }
  return { width, height, data };
};

/** The picture in a paint before one of the backdrops, as bytes of red, green and blue. */
export const develop = (exposure: Exposure, paint: Paint, place = 0): Pixels => {
  const [bare, solid, metallic, ...backdrops] = exposure.layers;
  const behind = backdrops[place];
  if (!bare || !solid || !metallic || !behind) throw new Error("A painted view has four layers.");
  const base = linearColor(paint.base);
  const solids = base.map((value) => value * (1 - paint.metalness));
  const metals = base.map((value) => (value - DIELECTRIC) * paint.metalness);
  const light = new Float32Array(3);
  return writePixels(exposure, (data, from, to) => {
    const opaque = halfToFloat(bare[from + 3] as number);
    if (opaque > 0) {
      for (let c = 0; c < 3; c++) {
        light[c] =
          halfToFloat(bare[from + c] as number) +
          (solids[c] as number) * halfToFloat(solid[from + c] as number) +
          (metals[c] as number) * halfToFloat(metallic[from + c] as number);
      }
      toneMap(light[0] as number, light[1] as number, light[2] as number, light);
    } else light.fill(0);
    for (let c = 0; c < 3; c++) {
      data[to + c] = toByte((light[c] as number) + (1 - opaque) * halfToFloat(behind[from + c] as number));
    }
  });
};

/** A view without paint, all of it lit. */
export const developPlain = (exposure: Exposure): Pixels => {
  const [layer] = exposure.layers;
  if (!layer) throw new Error("A view has at least one layer.");
  const light = new Float32Array(3);
  return writePixels(exposure, (data, from, to) => {
    const value = (c: number) => halfToFloat(layer[from + c] as number);
    toneMap(value(0), value(1), value(2), light);
    for (let c = 0; c < 3; c++) data[to + c] = toByte(light[c] as number);
  });
};

const linearColor = (hex: string): number[] =>
  [1, 3, 5].map((at) => {
    const value = Number.parseInt(hex.slice(at, at + 2), 16) / 255;
    return value <= 0.04045 ? value / 12.92 : ((value + 0.055) / 1.055) ** 2.4;
  });
