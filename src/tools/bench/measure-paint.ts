import { readTextOption } from "../read-text-option.ts";
import { percentile } from "./percentile.ts";
import { atMost, besideBlank, type Figure, reported } from "./report.ts";
import { rounds } from "./rounds.ts";
import type { Observed } from "./slowed-page.ts";
import { cheapPhone, timePage } from "./time-page.ts";
import { withPages } from "./with-pages.ts";

const seconds = (time: number) => `${(time / 1000).toFixed(2)} s`;

/** Each address once a round, so that a busy minute of the machine meets them all. */
const inTurns = async (
  addresses: readonly string[],
  measure: (address: string) => Promise<Observed>,
): Promise<(address: string, read: (observed: Observed) => number) => number> => {
  const seen = new Map<string, Observed[]>(addresses.map((address) => [address, []]));
  for (let round = 1; round <= rounds; round++) {
    console.log(`Measuring first paints, round ${round} of ${rounds}`);
    for (const [address, all] of seen) all.push(await measure(address));
  }
  return (address, read) => percentile((seen.get(address) ?? []).map(read), 0.5);
};

/**
 * When pages are first seen on a cheap phone with a cold cache, beside a blank page; with `--beside` another site as well, such as an
 * earlier build.
 */
export const measurePaint = (): Promise<Figure[]> =>
  withPages(async ({ browser, site, blank, entrances }) => {
    const beside = readTextOption(process.argv.slice(2), "beside");
    const pages = Object.entries(entrances);
    const sites = beside === undefined ? [site] : [site, beside];
    const addresses = sites.flatMap((origin) => pages.map(([, path]) => origin + path));
    // Budgets are of a stored page.
    for (const address of addresses) await fetch(address).then((answer) => answer.arrayBuffer());
    const median = await inTurns([blank, ...addresses], (address) => timePage(browser, address, cheapPhone));
    const blankPaint = median(blank, ({ lcp }) => lcp);
    return [
      reported("blank page: first paint", seconds(blankPaint)),
      ...pages.flatMap(([name, path]) => {
        const lcp = median(site + path, (observed) => observed.lcp);
        const others = sites
          .slice(1)
          .map((origin) =>
            reported(
              `${name}: first paint and LCP of ${origin}`,
              `${seconds(median(origin + path, ({ fcp }) => fcp))}, ${seconds(median(origin + path, (observed) => observed.lcp))}`,
            ),
          );
        return [
          reported(`${name}: first paint`, seconds(median(site + path, ({ fcp }) => fcp))),
          besideBlank(atMost(`${name}: LCP`, lcp / 1000, 0.55, "s", 2), lcp, blankPaint),
          atMost(
            `${name}: CLS`,
            median(site + path, ({ cls }) => cls),
            0,
            "",
            3,
          ),
          ...others,
        ];
      }),
    ];
  });
