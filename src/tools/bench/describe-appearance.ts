import { percentile } from "./percentile.ts";
import { atMost, besideBlank, type Figure, reported } from "./report.ts";
import type { Observed } from "./slowed-page.ts";
import type { Weight } from "./weigh-page.ts";

/** Of one page in one round. */
export type Timings = {
  /** On the phone of Lighthouse. */
  readonly seen: Observed;
  /** On a cheaper one. */
  readonly cheap: Observed;
  /** Milliseconds of style and layout. */
  readonly layout: number;
};

/** Pages that are measured on the cheaper phone against a budget; of others it is told. */
const entrances: readonly string[] = ["home", "list", "vehicle"];

export const describePage = (
  name: string,
  weight: Weight,
  timings: readonly Timings[],
  blanks: readonly Timings[],
): Figure[] => {
  const median = (of: readonly Timings[], read: (timing: Timings) => number) => percentile(of.map(read), 0.5);
  const lcp = median(timings, ({ seen }) => seen.lcp);
  const cheapLcp = median(timings, ({ cheap }) => cheap.lcp);
  const layout = median(timings, (timing) => timing.layout);
  const entrance = (label: string, value: number, budget: number, unit: string, digits: number) =>
    entrances.includes(name)
      ? atMost(label, value, budget, unit, digits)
      : reported(label, `${value.toFixed(digits)} ${unit}`);
  const html =
    name === "list"
      ? atMost("list: HTML of 24 cards", weight.html / kB, 20, "kB")
      : reported(`${name}: HTML`, `${(weight.html / kB).toFixed(1)} kB`);
  return [
    atMost(`${name}: scripts fetched, untouched`, weight.scriptsUntouched / kB, 0, "kB"),
    atMost(`${name}: scripts inline`, weight.scriptsInline / kB, 1.8, "kB", 2),
    reported(`${name}: scripts fetched after a touch`, `${(weight.scripts / kB).toFixed(2)} kB`),
    html,
    atMost(`${name}: CSS`, weight.css / kB, 15, "kB"),
    atMost(`${name}: first view`, weight.firstView / kB, 350, "kB"),
    atMost(`${name}: requests`, weight.requests, 25, ""),
    besideBlank(
      atMost(`${name}: LCP, median of ${rounds}`, lcp / 1000, 1.2, "s", 2),
      lcp,
      median(blanks, ({ seen }) => seen.loaded),
    ),
    besideBlank(
      entrance(`${name}: LCP at CPU x6, median of ${rounds}`, cheapLcp / 1000, 1, "s", 2),
      cheapLcp,
      median(blanks, ({ cheap }) => cheap.loaded),
    ),
    besideBlank(
      entrance(`${name}: style and layout, untouched, median of ${rounds}`, layout, 25, "ms", 0),
      layout,
      median(blanks, (timing) => timing.layout),
    ),
    atMost(
      `${name}: TBT, median of ${rounds}`,
      median(timings, ({ seen }) => seen.tbt),
      10,
      "ms",
    ),
    atMost(
      `${name}: CLS, median of ${rounds}`,
      median(timings, ({ seen }) => seen.cls),
      0.01,
      "",
      3,
    ),
  ];
};

export const rounds = 5;

export const kB = 1000;
