/** A point of a curve: where, how much. Metres. */
export type Knot = readonly [at: number, value: number];
export type Curve = (at: number) => number;

/** Natural cubic spline through the knots (ascending), carried on straight beyond both ends. */
export const spline = (knots: readonly Knot[]): Curve => {
  const n = knots.length;
  const x = knots.map((knot) => knot[0]);
  const y = knots.map((knot) => knot[1]);
  if (n === 0) throw new Error("A curve needs at least one knot.");
  if (n === 1) return () => y[0] as number;
  for (let i = 1; i < n; i++) {
    if ((x[i] as number) <= (x[i - 1] as number))
      throw new Error(`Curve knots must ascend: ${x.join(", ")}.`);
  }
  const bend = secondDerivatives(x, y);
  return (at) => {
    let i = 0;
    while (i < n - 2 && at > (x[i + 1] as number)) i++;
    const [x0, x1, y0, y1] = [x[i], x[i + 1], y[i], y[i + 1]] as [number, number, number, number];
    const [m0, m1] = [bend[i], bend[i + 1]] as [number, number];
    const h = x1 - x0;
    if (at < x0) return y0 + ((y1 - y0) / h - (h * (2 * m0 + m1)) / 6) * (at - x0);
    if (at > x1) return y1 + ((y1 - y0) / h + (h * (m0 + 2 * m1)) / 6) * (at - x1);
    const a = (x1 - at) / h;
    const b = 1 - a;
    return a * y0 + b * y1 + ((a ** 3 - a) * m0 + (b ** 3 - b) * m1) * ((h * h) / 6);
  };
};

/** Thomas algorithm for the spline's tridiagonal system; both ends are free. */
const secondDerivatives = (x: readonly number[], y: readonly number[]): Float64Array => {
  const n = x.length;
  const bend = new Float64Array(n);
  const c = new Float64Array(n);
  const d = new Float64Array(n);
  for (let i = 1; i < n - 1; i++) {
    const before = (x[i] as number) - (x[i - 1] as number);
    const after = (x[i + 1] as number) - (x[i] as number);
    const slopes =
      ((y[i + 1] as number) - (y[i] as number)) / after - ((y[i] as number) - (y[i - 1] as number)) / before;
    const pivot = 2 * (before + after) - before * (c[i - 1] as number);
    c[i] = after / pivot;
    d[i] = (6 * slopes - before * (d[i - 1] as number)) / pivot;
  }
  for (let i = n - 2; i > 0; i--) bend[i] = (d[i] as number) - (c[i] as number) * (bend[i + 1] as number);
  return bend;
};
