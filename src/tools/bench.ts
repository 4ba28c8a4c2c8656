import { measureAlerts } from "./bench/measure-alerts.ts";
import { measureFeed } from "./bench/measure-feed.ts";
import { measureLogins } from "./bench/measure-logins.ts";
import { measurePages } from "./bench/measure-pages.ts";
import { measurePaint } from "./bench/measure-paint.ts";
import { measureRequests } from "./bench/measure-requests.ts";
import { measureSearch } from "./bench/measure-search.ts";
import { measureSoak } from "./bench/measure-soak.ts";
import { measureValuation } from "./bench/measure-valuation.ts";
import { renderReport } from "./bench/render-report.ts";
import type { Figure } from "./bench/report.ts";
import { isQuick } from "./bench/rounds.ts";
import { readTextOption } from "./read-text-option.ts";
import { runTool, ToolError } from "./run-tool.ts";

const parts = {
  pages: measurePages,
  paint: measurePaint,
  requests: measureRequests,
  search: measureSearch,
  logins: measureLogins,
  alerts: measureAlerts,
  valuation: measureValuation,
  feed: measureFeed,
  soak: measureSoak,
} as const satisfies Record<string, () => Promise<Figure[]>>;

/** The parts named by `--only pages,search`; all of them without it, three with `--quick`. */
const chosenParts = (args: readonly string[]): (keyof typeof parts)[] => {
  const only = readTextOption(args, "only");
  const all = Object.keys(parts) as (keyof typeof parts)[];
  if (only === undefined) return isQuick ? ["pages", "paint", "requests"] : all;
  const requested = only.split(",");
  const unknown = requested.find((name) => !all.some((part) => part === name));
  if (unknown !== undefined) throw new ToolError(`There is no part "${unknown}". Parts: ${all.join(", ")}.`);
  return all.filter((part) => requested.includes(part));
};

/** Measures the budgets and prints each figure beside its own. A missed one is reported; it is no failure of the program. */
await runTool(async () => {
  const figures: Figure[] = [];
  for (const part of chosenParts(process.argv.slice(2))) figures.push(...(await parts[part]()));
  console.log(renderReport(figures));
});
