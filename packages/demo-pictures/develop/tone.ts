/** Linear light to the screen, as three.js does it: ACES filmic (the fit by Stephen Hill), then the sRGB curve. */
const EXPOSURE = 1 / 0.6;

const steps = 4096;
const curve = Uint8ClampedArray.from({ length: steps + 1 }, (_, i) => {
  const linear = i / steps;
  return 255 * (linear <= 0.0031308 ? linear * 12.92 : 1.055 * linear ** (1 / 2.4) - 0.055) + 0.5;
});

/** The byte of a linear value from 0 to 1. */
export const toByte = (linear: number): number =>
  linear <= 0 ? 0 : linear >= 1 ? 255 : (curve[Math.round(linear * steps)] as number);

const filmic = (v: number): number =>
  (v * (v + 0.0245786) - 0.000090537) / (v * (0.983729 * v + 0.432951) + 0.238081);

/** Light of any strength, brought to what a screen shows; written to `out`, still linear. */
export const toneMap = (red: number, green: number, blue: number, out: Float32Array): void => {
  const r = red * EXPOSURE;
  const g = green * EXPOSURE;
  const b = blue * EXPOSURE;
  const x = filmic(0.59719 * r + 0.35458 * g + 0.04823 * b);
  const y = filmic(0.076 * r + 0.90834 * g + 0.01566 * b);
  const z = filmic(0.0284 * r + 0.13383 * g + 0.83777 * b);
  out[0] = 1.60475 * x - 0.53108 * y - 0.07367 * z;
  out[1] = -0.10208 * x + 1.10813 * y - 0.00605 * z;
  out[2] = -0.00327 * x - 0.07276 * y + 1.07602 * z;
};
