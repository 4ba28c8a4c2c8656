/** One line of the report. A budget that could not be measured says why. */
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

/** The same, with its ratio to how long a blank page of the framework took to load beside it, which tells a slow machine from a slow page. */
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

/** The figures as a table in plain text, and how many budgets were met. */
export const renderReport = (figures: readonly Figure[]): string => {
  const verdict = ({ met, budget }: Figure) =>
    met === undefined ? (budget === "" ? "" : "not measured") : met ? "met" : "MISSED";
  const rows = [
    ["what", "measured", "budget", ""],
    ...figures.map((figure) => [figure.what, figure.measured, figure.budget, verdict(figure)]),
  ];
  const widths = [0, 1, 2, 3].map((column) => Math.max(...rows.map((row) => row[column]?.length ?? 0)));
  const lines = rows.map((row) =>
    row
      .map((cell, column) => cell.padEnd(widths[column] ?? 0))
      .join("  ")
      .trimEnd(),
  );
  const met = figures.filter((figure) => figure.met === true).length;
  const missed = figures.filter((figure) => figure.met === false).length;
  return [...lines, "", `${met} budgets met, ${missed} missed`].join("\n");
};
