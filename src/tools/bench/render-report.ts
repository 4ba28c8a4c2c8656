import type { Figure } from "./report.ts";

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
