import { styleText } from "node:util";
import type { Conformance } from "./conform.ts";
import type { CallReport, Verdict } from "./report.ts";

const colours = {
  holds: "green",
  breaks: "red",
  absent: "gray",
  unchecked: "gray",
} as const satisfies Record<Verdict, string>;

const columns = { verdict: 11, call: 50 } as const;
const indent = " ".repeat(columns.verdict + 2);

const row = ({ verdict, call, milliseconds, isOurs }: CallReport): string => {
  const time = milliseconds === null ? "" : `${milliseconds} ms`;
  const mark = isOurs ? "  ours" : "";
  const name = styleText(colours[verdict], verdict.padEnd(columns.verdict));
  return `  ${name}${call.padEnd(columns.call)}${time.padStart(9)}${mark}`.trimEnd();
};

const detailsOf = ({ breaks, notes }: CallReport): readonly string[] => [
  ...breaks.flatMap(({ field, expected, arrived, when, specification }) => [
    `${indent}${styleText("bold", field)}${when ? ` (${when})` : ""}`,
    `${indent}  expected  ${expected}`,
    `${indent}  arrived   ${arrived}`,
    `${indent}  see       ${specification}`,
  ]),
  ...notes.map((note) => `${indent}${styleText("gray", note)}`),
];

const absences = (calls: readonly CallReport[]): readonly string[] => {
  const found = calls.flatMap(({ call, absent }) => absent.map((each) => ({ ...each, call })));
  const bySentence = Map.groupBy(
    found,
    ({ shop, isOurs }) => `${isOurs ? "ours     " : "specified"}  ${shop}`,
  );
  return [...bySentence]
    .toSorted(([one], [other]) => one.localeCompare(other))
    .flatMap(([sentence, all]) => {
      const places = Map.groupBy(all, ({ call }) => call);
      return [
        `  ${sentence}`,
        ...[...places].map(([call, each]) =>
          styleText("gray", `${indent}${call} ${each.map(({ field }) => field).join(", ")}`.trimEnd()),
        ),
      ];
    });
};

const summary = ({ calls, level, holds }: Conformance): string => {
  const count = (verdict: Verdict): number => calls.filter((call) => call.verdict === verdict).length;
  const parts = [
    `${count("holds")} hold`,
    `${count("breaks")} break`,
    `${count("absent")} ours and absent`,
    `${count("unchecked")} not checked`,
  ];
  const word = holds ? styleText("green", "Nothing breaks") : styleText("red", "Something breaks");
  return `${word} at the level ${level}: ${parts.join(", ")}.`;
};

/** The report as a person reads it, on a terminal. */
export const printReport = (report: Conformance): string => {
  const { data, content, calls } = report;
  const missing = absences(calls);
  return [
    `Data service     ${data}`,
    `Content service  ${content}`,
    "",
    ...calls.flatMap((call) => [row(call), ...detailsOf(call)]),
    ...(missing.length > 0 ? ["", "Absent, and what the shop does then", "", ...missing] : []),
    "",
    summary(report),
  ].join("\n");
};
