import { type Attributes, type Note, telemetry } from "./telemetry.ts";

const noNote: Note = () => undefined;

/** Whether spans are made in this process. */
export const isTracing = (): boolean => telemetry().tracing !== undefined;

/**
 * Does work as a part of the present trace; where there is none, or nothing is traced, it is simply done. A span ends when
 * what the work returns is settled.
 * @param work may note what turns out meanwhile
 */
export const inSpan = <Value>(name: string, attributes: Attributes, work: (note: Note) => Value): Value => {
  const { tracing } = telemetry();
  return tracing ? tracing.inSpan(name, attributes, work) : work(noNote);
};

/** The same for work without a request, which is a trace of its own. */
export const inTrace = <Value>(name: string, attributes: Attributes, work: (note: Note) => Value): Value => {
  const { tracing } = telemetry();
  return tracing ? tracing.inTrace(name, attributes, work) : work(noNote);
};

/** Headers by which another process goes on with the present trace: `traceparent`, or none. */
export const traceHeaders = (): Readonly<Record<string, string>> => telemetry().tracing?.headers() ?? {};

/** The present trace, 32 hexadecimal digits, if it is recorded. */
export const traceId = (): string | undefined => telemetry().tracing?.traceId();
