import { percentile } from "./percentile.ts";
import { atMost, besideBlank, type Figure, reported } from "./report.ts";
import type { Observed } from "./slowed-page.ts";
import type { Weight } from "./weigh-page.ts";

export const describePage = (
  name: string,
  weight: Weight,
  timings: readonly Observed[],
  blanks: readonly Observed[],
): Figure[] => {
  const median = (of: readonly Observed[], key: "lcp" | "cls" | "tbt" | "loaded") =>
    percentile(
      of.map((timing) => timing[key]),
      0.5,
    );
  const lcp = median(timings, "lcp");
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
      median(blanks, "loaded"),
    ),
    atMost(`${name}: TBT, median of ${rounds}`, median(timings, "tbt"), 10, "ms"),
    atMost(`${name}: CLS, median of ${rounds}`, median(timings, "cls"), 0.01, "", 3),
  ];
};

export const rounds = 5;

export const kB = 1000;
