import { styleText } from "node:util";
import { connectionLevels } from "#contract/specification-places.ts";
import type { Conformance } from "./conform.ts";
import type { CallReport, Verdict } from "./report.ts";

const colours = { holds: "green", breaks: "red", absent: "gray", unchecked: "gray" } as const;

const widths = { verdict: 10, call: 54, sentence: 80 } as const;
const indent = " ".repeat(widths.verdict + 2);

const row = ({ verdict, call, milliseconds, breaks, absent, notes }: CallReport): readonly string[] => {
  const label = styleText(colours[verdict], verdict.padEnd(widths.verdict));
  const end =
    verdict === "absent" ? `ours: ${absent[0]?.shop}` : milliseconds === null ? "" : `${milliseconds} ms`;
  return [
    `  ${label}${call.padEnd(widths.call)} ${end}`.trimEnd(),
    ...breaks.flatMap(({ field, expected, arrived, when, specification }) => [
      `${indent}${styleText("bold", field)}${when ? ` (${when})` : ""}`,
      `${indent}  expected  ${expected}`,
      `${indent}  arrived   ${arrived}`,
      `${indent}  see       ${specification}`,
    ]),
    ...notes.map((note) => `${indent}${styleText("gray", note)}`),
  ];
};

const tables = (calls: readonly CallReport[]): readonly string[] =>
  connectionLevels.flatMap((level) => {
    const shown = calls.filter((call) => call.level === level && call.verdict !== "unchecked");
    return shown.length === 0 ? [] : ["", level, ...shown.flatMap(row)];
  });

/** Names that say no more than that an answer has data, or that a list has vehicles. */
const plainNames = new Set(["data", "*", "components", "vehicles"]);

const shortName = (field: string): string =>
  field
    .split(".")
    .filter((name) => !plainNames.has(name))
    .slice(-2)
    .join(".");

/** Fields that are absent, by what the shop does then; those that nothing depends on are left out. */
const absentFields = (calls: readonly CallReport[]): readonly string[] => {
  const found = calls
    .flatMap(({ absent }) => absent)
    .filter(({ field, shop }) => field && !/^nothing/.test(shop));
  const bySentence = Map.groupBy(found, ({ shop }) => shop);
  const lines = [...bySentence].map(([shop, all]) => {
    const fields = [...new Set(all.map(({ field }) => shortName(field)))].join(", ");
    const mark = all.some(({ isOurs }) => !isOurs) ? " (specified)" : "";
    return `  ${shop.padEnd(widths.sentence)} ${styleText("gray", fields + mark)}`;
  });
  return lines.length === 0 ? [] : ["", "Fields that are absent, and what the shop does then", ...lines];
};

const skipped = (calls: readonly CallReport[]): readonly string[] => {
  const found = calls.flatMap(({ call, skipped }) => skipped.map((reason) => ({ call, reason })));
  const byReason = Map.groupBy(found, ({ reason }) => reason);
  const lines = [...byReason].flatMap(([reason, all]) => [
    `  ${reason}`,
    ...all.map(({ call }) => styleText("gray", `    ${call}`)),
  ]);
  return lines.length === 0 ? [] : ["", "Not checked", ...lines];
};

const summary = ({ calls, level, holds }: Conformance): string => {
  const count = (verdict: Verdict): number => calls.filter((call) => call.verdict === verdict).length;
  const word = holds ? styleText("green", "Nothing breaks") : styleText("red", "Something breaks");
  const counts = `${count("holds")} hold, ${count("breaks")} break, ${count("absent")} are ours and absent`;
  return `${word} at the level ${level}. Of ${calls.length} calls ${counts}, ${count("unchecked")} were not checked.`;
};

/** The report as a person reads it, on a terminal. */
export const printReport = (report: Conformance): string => {
  const { data, content, calls } = report;
  const head = [`Data service     ${data}`, `Content service  ${content}`];
  return [...head, ...tables(calls), ...absentFields(calls), ...skipped(calls), "", summary(report)].join(
    "\n",
  );
};
