import type { Step } from "../in-order.ts";
import { perProcess } from "../per-process.ts";
import type { GaugeName } from "./metric-table.ts";

/** The attributes of a span or a value: words of a closed list, numbers, route patterns; never a visitor's input. */
export type Attributes = Readonly<Record<string, string | number | boolean>>;

/** Adds to the span of the work that is given it. */
export type Note = (attributes: Attributes) => void;

type SpanMaker = <Value>(name: string, attributes: Attributes, work: (note: Note) => Value) => Value;

export interface Tracing {
  readonly inSpan: SpanMaker;
  readonly inTrace: SpanMaker;
  readonly headers: () => Readonly<Record<string, string>>;
  readonly traceId: () => string | undefined;
}

export interface StartedTraces {
  /** For the requests of this process. */
  readonly trace: Step;
  /** Sends what waits, as far as the collector takes it within seconds. */
  readonly sendLast: () => Promise<void>;
}

export interface Metering {
  readonly count: (name: string, labels: Attributes) => void;
  readonly observe: (name: string, value: number, labels: Attributes) => void;
}

/** One line of a gauge. */
export interface Reading {
  readonly labels: Attributes;
  readonly value: number;
}

export type ReadGauge = () => readonly Reading[] | Promise<readonly Reading[]>;

interface Telemetry {
  tracing?: Tracing | undefined;
  metering?: Metering | undefined;
  readonly gauges: Map<GaugeName, ReadGauge>;
}

/** The measurements of this process, of all its bundles; nothing unless `startTelemetry` has been called. */
export const telemetry = perProcess("telemetry", (): Telemetry => ({ gauges: new Map() }));
