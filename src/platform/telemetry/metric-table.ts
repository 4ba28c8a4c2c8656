interface Metric {
  readonly type: "counter" | "histogram" | "gauge";
  readonly help: string;
  /** Each has few values, all from our own code: a value is retained for as long as the process lives. */
  readonly labels: readonly string[];
}

/** Everything that is measured, by the name that it has at `/metrics` (a counter's gets `_total`). docs/operations.md shows this table. */
export const metricTable = {
  volante_page_cache_lookups: {
    type: "counter",
    help: "Looks for a page in the page cache",
    labels: ["tier", "outcome"],
  },
  volante_call_duration_seconds: {
    type: "histogram",
    help: "Calls of the services, with all their attempts",
    labels: ["endpoint", "outcome"],
  },
  volante_breaker_state: {
    type: "gauge",
    help: "Circuit breakers: 0 closed, 1 trying, 2 open",
    labels: ["endpoint"],
  },
  volante_jobs: { type: "gauge", help: "Jobs that wait or have failed", labels: ["queue", "state"] },
  volante_mails: { type: "gauge", help: "Mails that are to be sent", labels: ["state"] },
  volante_events: { type: "gauge", help: "Deliveries of events that are to be sent", labels: ["state"] },
  volante_events_set_aside: {
    type: "counter",
    help: "Deliveries of events that were set aside",
    labels: ["reason"],
  },
  volante_web_vital_seconds: {
    type: "histogram",
    help: "How fast pages are for visitors, as their browsers measure it",
    labels: ["vital"],
  },
  volante_layout_shift: { type: "histogram", help: "How far pages move while visitors read", labels: [] },
  volante_rate_limit_refusals: {
    type: "counter",
    help: "Requests that were refused as too many",
    labels: ["limit", "counted"],
  },
} as const satisfies Readonly<Record<string, Metric>>;

type MetricTable = typeof metricTable;
type MetricName = keyof MetricTable;

type NameOf<Type extends Metric["type"]> = {
  [Name in MetricName]: MetricTable[Name]["type"] extends Type ? Name : never;
}[MetricName];

export type CounterName = NameOf<"counter">;
export type HistogramName = NameOf<"histogram">;
export type GaugeName = NameOf<"gauge">;

/** A value for each label of a metric. */
export type LabelsOf<Name extends MetricName> = Readonly<Record<MetricTable[Name]["labels"][number], string>>;

/** The names of one type of metric. */
export const metricNames = <Type extends Metric["type"]>(type: Type): readonly NameOf<Type>[] =>
  (Object.keys(metricTable) as MetricName[]).filter(
    (name): name is NameOf<Type> => metricTable[name].type === type,
  );
