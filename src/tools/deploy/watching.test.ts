import { readFileSync } from "node:fs";
import { parser } from "@prometheus-io/lezer-promql";
import { expect, test } from "vitest";
import { parse } from "yaml";
import { metricTable } from "#platform/telemetry/metric-table.ts";

type Rule = {
  alert: string;
  expr: string;
  labels: object;
  annotations: { summary: string; runbook: string };
};
type Panel = { id: number; title: string; targets: { expr: string; legendFormat: string }[] };

const rules = (
  parse(readFileSync("deploy/watching/alerts.yml", "utf8")) as { groups: { rules: Rule[] }[] }
).groups.flatMap((group) => group.rules);
const { panels } = JSON.parse(readFileSync("deploy/watching/dashboard.json", "utf8")) as { panels: Panel[] };

const queries = [
  ...rules.map(({ alert, expr }) => ({ from: alert, query: expr })),
  ...panels.flatMap(({ title, targets }) => targets.map(({ expr }) => ({ from: title, query: expr }))),
];

/** The series of each metric, as Prometheus stores them, with their labels. */
const series = new Map(
  Object.entries(metricTable).flatMap(([name, { type, labels }]): [string, readonly string[]][] => {
    if (type === "gauge") return [[name, labels]];
    if (type === "counter") return [[`${name}_total`, labels]];
    return [
      [`${name}_bucket`, [...labels, "le"]],
      [`${name}_count`, labels],
      [`${name}_sum`, labels],
    ];
  }),
);

/** What a query names, by Prometheus's own grammar; fails where it is none. */
const namesIn = (query: string) => {
  const names: string[] = [];
  const labels: string[] = [];
  parser.parse(query).iterate({
    enter: ({ type, from, to }) => {
      const text = query.slice(from, to);
      expect(type.isError, `${query}: ${text}`).toBe(false);
      if (type.name === "Identifier") names.push(text);
      if (type.name === "LabelName") labels.push(text);
    },
  });
  return { names, labels };
};

test.each(queries)("$from asks for series and labels that there are", ({ query }) => {
  const { names, labels } = namesIn(query);
  expect(names.length).toBeGreaterThan(0);
  for (const name of names) expect([...series.keys()]).toContain(name);
  // A job is what scrapes.
  const known = ["job", ...names.flatMap((name) => series.get(name) ?? [])];
  expect(labels.filter((label) => !known.includes(label))).toEqual([]);
});

test("the dashboard shows every metric, and legends and summaries name labels that are left", () => {
  const shown = panels.flatMap(({ targets }) => targets.map(({ expr }) => expr)).join();
  for (const name of Object.keys(metricTable)) expect(shown).toContain(name);
  expect(new Set(panels.map(({ id }) => id)).size).toBe(panels.length);
  const texts = [
    ...rules.map(({ expr, annotations }) => ({ expr, text: annotations.summary, named: /\$labels\.(\w+)/g })),
    ...panels.flatMap(({ targets }) =>
      targets.map(({ expr, legendFormat: text }) => ({ expr, text, named: /\{\{(\w+)\}\}/g })),
    ),
  ];
  // An aggregation has what it names alone; without one all labels are left.
  for (const { expr, text, named } of texts)
    for (const [, label = ""] of text.matchAll(named))
      expect(!expr.includes(" by ") || namesIn(expr).labels.includes(label) ? label : "none", expr).toBe(
        label,
      );
});

test("each alert leads to a heading of the operator's page", () => {
  const page = readFileSync("docs/operations.md", "utf8");
  expect(new Set(rules.map(({ alert }) => alert)).size).toBe(rules.length);
  for (const { annotations } of rules) expect(page).toContain(`\n## ${annotations.runbook}\n`);
});
