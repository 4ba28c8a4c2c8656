import type { CounterName, GaugeName, HistogramName, LabelsOf } from "./metric-table.ts";
import { telemetry } from "./telemetry.ts";

/** Counts one; does nothing when metrics are disabled. */
export const count = <Name extends CounterName>(name: Name, labels: LabelsOf<Name>): void =>
  telemetry().metering?.count(name, labels);

/** Puts a value into a histogram. @param value in the unit that the metric's name ends with */
export const observe = <Name extends HistogramName>(
  name: Name,
  value: number,
  labels: LabelsOf<Name>,
): void => telemetry().metering?.observe(name, value, labels);

interface ReadingOf<Name extends GaugeName> {
  readonly labels: LabelsOf<Name>;
  readonly value: number;
}

/**
 * Sets the reader of a gauge, called whenever metrics are requested and at no other time. There is one reader for each; a
 * later one replaces it.
 * @returns a function that removes the reader
 */
export const readGaugeBy = <Name extends GaugeName>(
  name: Name,
  read: () => readonly ReadingOf<Name>[] | Promise<readonly ReadingOf<Name>[]>,
): (() => void) => {
  const { gauges } = telemetry();
  gauges.set(name, read);
  return () => {
    if (gauges.get(name) === read) gauges.delete(name);
  };
};
