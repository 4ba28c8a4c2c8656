import type { IncomingMessage } from "node:http";
import { env, isBuilding } from "../env.ts";
import { isTrustedProxy } from "../rate-limit/client-address.ts";
import type { StartedTraces } from "./telemetry.ts";

interface MeasuredProcess {
  /** What the process is called in traces and metrics. */
  readonly service: string;
  /** Storefronts name the trace that their call is a part of; of visitors that is believed only through a trusted proxy. */
  readonly callers: "visitors" | "storefronts";
}

/**
 * Starts traces where `OTEL_EXPORTER_OTLP_ENDPOINT` is set, and metrics where `METRICS_PORT` is; without either nothing is
 * loaded. Call once in each process, before opening what is to be traced.
 * @returns what traces requests, where there are traces
 */
export const startTelemetry = async ({
  service,
  callers,
}: MeasuredProcess): Promise<StartedTraces | undefined> => {
  const {
    OTEL_EXPORTER_OTLP_ENDPOINT: endpoint,
    OTEL_TRACES_SAMPLER_ARG: share,
    METRICS_PORT: port,
    METRICS_HOST: host,
    TRUSTED_PROXIES: proxies,
  } = env();
  if (isBuilding()) return undefined;
  if (port !== undefined) {
    const { startMetrics } = await import("./opentelemetry/start-metrics.ts");
    await startMetrics({ host, port, service });
  }
  if (endpoint === undefined) return undefined;
  const { startTraces } = await import("./opentelemetry/start-traces.ts");
  const takesTrace = ({ socket }: IncomingMessage): boolean =>
    callers === "storefronts" || isTrustedProxy(socket.remoteAddress ?? "", proxies);
  return startTraces({ endpoint, share, service, takesTrace });
};
