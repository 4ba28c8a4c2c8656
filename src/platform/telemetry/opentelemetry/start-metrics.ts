import { createServer } from "node:http";
import { type HrTime, type Meter, ValueType } from "@opentelemetry/api";
import { PrometheusExporter } from "@opentelemetry/exporter-prometheus";
import { emptyResource, resourceFromAttributes } from "@opentelemetry/resources";
import {
  AggregationTemporality,
  DataPointType,
  type GaugeMetricData,
  MeterProvider,
  type MetricProducer,
} from "@opentelemetry/sdk-metrics";
import { log } from "../../log.ts";
import { type GaugeName, metricNames, metricTable } from "../metric-table.ts";
import { type Metering, type ReadGauge, type Reading, telemetry } from "../telemetry.ts";
import { reportTrouble } from "./report-trouble.ts";

/** How long an asynchronous reading is reused, in milliseconds. */
const goodForMs = 5_000;

/** A reader that takes longer is left out, and is not called again before it has answered. */
const longestMs = 2_000;

const within = async (reading: Promise<readonly Reading[]>): Promise<readonly Reading[]> => {
  const { promise: tooLate, resolve } = Promise.withResolvers<readonly Reading[]>();
  const timer = setTimeout(() => resolve([]), longestMs);
  try {
    return await Promise.race([reading, tooLate]);
  } finally {
    clearTimeout(timer);
  }
};

interface CachedReading {
  readonly reader: ReadGauge;
  readonly reading: Promise<readonly Reading[]>;
  /** When it was read, by the process's clock; endless while it is being read. */
  readAt: number;
}

const read = (reader: ReadGauge): ReturnType<ReadGauge> => {
  try {
    return reader();
  } catch {
    return [];
  }
};

/** Reads a gauge by the reader that it has at present. Never rejects: what cannot be read has no lines. */
const readerOf = (
  present: () => ReadGauge | undefined,
  now: () => number = () => performance.now(),
): (() => Promise<readonly Reading[]>) => {
  let cached: CachedReading | undefined;
  return async () => {
    const reader = present();
    if (reader === undefined) return [];
    if (cached === undefined || cached.reader !== reader || now() - cached.readAt >= goodForMs) {
      const result = read(reader);
      if (!(result instanceof Promise)) return result;
      const reading = result.catch(() => []);
      const started: CachedReading = { reader, reading, readAt: Number.POSITIVE_INFINITY };
      void reading.then(() => {
        started.readAt = now();
      });
      cached = started;
    }
    return within(cached.reading);
  };
};

/** Prometheus receives current values, without a time. */
const unknownTime: HrTime = [0, 0];

const gaugeReader = (name: GaugeName): (() => Promise<GaugeMetricData>) => {
  const read = readerOf(() => telemetry().gauges.get(name));
  return async () => ({
    descriptor: { name, description: metricTable[name].help, unit: "", valueType: ValueType.DOUBLE },
    aggregationTemporality: AggregationTemporality.CUMULATIVE,
    dataPointType: DataPointType.GAUGE,
    dataPoints: (await read()).map(({ labels, value }) => ({
      startTime: unknownTime,
      endTime: unknownTime,
      attributes: labels,
      value,
    })),
  });
};

/**
 * Reads the gauges on each request for metrics. Gauges of the library would go on reporting a line's last value when it
 * cannot be read any more.
 */
const gaugeProducer = (service: string): MetricProducer => {
  const readers = metricNames("gauge").map(gaugeReader);
  return {
    collect: async () => ({
      resourceMetrics: {
        resource: emptyResource(),
        scopeMetrics: [
          { scope: { name: service }, metrics: await Promise.all(readers.map((read) => read())) },
        ],
      },
      errors: [],
    }),
  };
};

interface MetricsOptions {
  readonly service: string;
  readonly host: string;
  readonly port: number;
}

/** Upper ends of the histogram's steps, in seconds. */
const steps = [0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10];

const descriptionOf = (name: keyof typeof metricTable) => ({ description: metricTable[name].help });

const createMetering = (meter: Meter): Metering => {
  const counters = new Map<string, ReturnType<Meter["createCounter"]>>(
    metricNames("counter").map((name) => [name, meter.createCounter(name, descriptionOf(name))]),
  );
  const histograms = new Map<string, ReturnType<Meter["createHistogram"]>>(
    metricNames("histogram").map((name) => [
      name,
      meter.createHistogram(name, { ...descriptionOf(name), advice: { explicitBucketBoundaries: steps } }),
    ]),
  );
  return {
    count: (name, labels) => counters.get(name)?.add(1, labels),
    observe: (name, value, labels) => histograms.get(name)?.record(value, labels),
  };
};

/**
 * Measures this process and answers `GET /metrics` on a port of its own, in Prometheus's text format. A port that is taken
 * is logged as an error; the site runs without metrics.
 */
export const startMetrics = async ({ service, host, port }: MetricsOptions): Promise<void> => {
  reportTrouble();
  const exporter = new PrometheusExporter({
    metricProducers: [gaugeProducer(service)],
    preventServerStart: true,
    withoutScopeInfo: true,
  });
  const provider = new MeterProvider({
    resource: resourceFromAttributes({ "service.name": service }),
    readers: [exporter],
  });
  telemetry().metering = createMetering(provider.getMeter(service));
  const server = createServer((request, response) => {
    if (request.url === "/metrics" && request.method === "GET")
      exporter.getMetricsRequestHandler(request, response);
    else response.writeHead(404).end();
  });
  // Whatever else the process does decides how long it lives.
  server.unref();
  await new Promise<void>((resolve) => {
    server.once("error", (error) => {
      log().error({ err: error, host, port }, "Metrics are unavailable on METRICS_PORT");
      resolve();
    });
    server.listen(port, host, resolve);
  });
};
