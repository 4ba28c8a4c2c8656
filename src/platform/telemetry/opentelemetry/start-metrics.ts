import { createServer } from "node:http";
import type { Meter } from "@opentelemetry/api";
import { PrometheusExporter } from "@opentelemetry/exporter-prometheus";
import { resourceFromAttributes } from "@opentelemetry/resources";
import { MeterProvider } from "@opentelemetry/sdk-metrics";
import { log } from "../../log.ts";
import { metricNames, metricTable } from "../metric-table.ts";
import { type Metering, telemetry } from "../telemetry.ts";
import { gaugeProducer } from "./gauge-producer.ts";
import { reportTrouble } from "./report-trouble.ts";

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
 * Measures this process and answers `GET /metrics` on a port of its own, in the words of Prometheus. A port that is taken is an error in
 * the log: nobody's visit fails with it.
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
      log().error({ err: error, host, port }, "Metrics cannot be asked for on METRICS_PORT");
      resolve();
    });
    server.listen(port, host, resolve);
  });
};
