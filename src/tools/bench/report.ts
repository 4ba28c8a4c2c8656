/** One line of the report. A budget that could not be measured gives the reason. */
export type Figure = {
  readonly what: string;
  readonly measured: string;
  readonly budget: string;
  readonly met: boolean | undefined;
};

/** A number against the most that it may be. */
export const atMost = (what: string, value: number, budget: number, unit: string, digits = 1): Figure => {
  const show = (number: number) => `${number.toFixed(digits).replace(/\.0+$/, "")} ${unit}`.trim();
  return { what, measured: show(value), budget: `≤ ${show(budget)}`, met: value <= budget };
};

/** The same, with its ratio to how long a blank page of the framework took to load beside it, which distinguishes a slow machine from a slow page. */
export const besideBlank = (figure: Figure, value: number, blank: number): Figure => ({
  ...figure,
  measured: `${figure.measured} (${(value / blank).toFixed(2)} × blank)`,
});

/** A number that is reported without a budget. */
export const reported = (what: string, measured: string): Figure => ({
  what,
  measured,
  budget: "",
  met: undefined,
});

/** What could not be measured, and why. */
export const notMeasured = (what: string, why: string, budget: string): Figure => ({
  what,
  measured: why,
  budget,
  met: undefined,
});
