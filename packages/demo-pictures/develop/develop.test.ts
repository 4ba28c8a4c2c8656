import { expect, test } from "vitest";
import { PAINTS } from "../tables/paints.ts";
import { develop } from "./develop.ts";

/** One pixel: red, green, blue and how opaque, as half floats. */
const pixel = (value: number, opaque: number) => Uint16Array.of(value, value, value, opaque);
const [NONE, ONE] = [0, 0x3c00];

test("one exposure is developed before each of its backdrops", () => {
  const air = pixel(NONE, NONE);
  const exposure = { width: 1, height: 1, layers: [air, air, air, pixel(ONE, ONE), pixel(NONE, ONE)] };
  expect([...develop(exposure, PAINTS.red, 0).data]).toEqual([255, 255, 255]);
  expect([...develop(exposure, PAINTS.red, 1).data]).toEqual([0, 0, 0]);
  expect(() => develop(exposure, PAINTS.red, 2)).toThrow("layers");
});
