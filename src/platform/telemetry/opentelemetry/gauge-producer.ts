import { type HrTime, ValueType } from "@opentelemetry/api";
import { emptyResource } from "@opentelemetry/resources";
import {
  AggregationTemporality,
  DataPointType,
  type GaugeMetricData,
  type MetricProducer,
} from "@opentelemetry/sdk-metrics";
import { type GaugeName, metricNames, metricTable } from "../metric-table.ts";
import { telemetry } from "../telemetry.ts";
import { readerOf } from "./read-gauge.ts";

/** Prometheus is told what is now, without a time. */
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
 * Reads the gauges whenever they are asked for. Not by gauges of the library, which go on telling a line's last value when it cannot be
 * read any more.
 */
export const gaugeProducer = (service: string): MetricProducer => {
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
