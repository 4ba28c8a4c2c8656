/** All half floats there are. */
const values = new Float32Array(65_536);
for (let bits = 0; bits < values.length; bits++) {
  const sign = bits & 0x8000 ? -1 : 1;
  const exponent = (bits >> 10) & 31;
  const fraction = bits & 1023;
  values[bits] =
    exponent === 0
      ? sign * 2 ** -24 * fraction
      : exponent === 31
        ? sign * 65_504
        : sign * 2 ** (exponent - 15) * (1 + fraction / 1024);
}

/** The number that 16 bits stand for; what is beyond all of them, and no number at all, as the largest. */
export const halfToFloat = (bits: number): number => values[bits] as number;
