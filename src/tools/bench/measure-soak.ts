import { loadavg } from "node:os";
import { setTimeout as pause } from "node:timers/promises";
import { buildSiteIfStale } from "../build-site.ts";
import { findFreePort } from "../free-port.ts";
import { readNumberOption } from "../read-number-option.ts";
import { growth } from "./growth.ts";
import { percentile } from "./percentile.ts";
import { memoryOfChildren } from "./process-memory.ts";
import { canReadProcessorTime } from "./processor-time.ts";
import { atMost, type Figure, notMeasured, reported } from "./report.ts";
import { serve } from "./serve.ts";
import { type Answers, askOften, noAnswers } from "./soak-load.ts";

const list = "/listado-coches-segunda-mano/";
const pages = ["/", list, "/motos-de-ocasion/", "/blog/", "/pt/", "/pt/carros-segunda-mao/"];

/** Each second: as many pages as a busy shop is asked for, and fewer searches than it can render. */
const load = { pages: 40, searches: 3 };
/** More searches than it can render. */
const flood = { searches: 60, seconds: 30 };
const sampleMs = 5_000;

/** A search that nobody has asked for before. */
const newSearch = (round: number) => (n: number) =>
  `${list}?priceTo=${5_000 + ((n * 37) % 60_000)}&kmsTo=${10_000 * round + n}`;
const keptPage = (n: number) => pages[n % pages.length] ?? "/";

const told = ({ statuses }: Answers): string =>
  [...statuses.entries()].map(([status, count]) => `${count} × ${status || "nothing"}`).join(", ");

const p95 = ({ times }: Answers): number => percentile(times, 0.95);

/** Memory under constant load, every five seconds in MB, told while it goes on. */
const soak = async (site: string, pid: number, seconds: number, kept: Answers, searched: Answers) => {
  const stops = [
    askOften(site, load.pages, keptPage, kept),
    askOften(site, load.searches, newSearch(1), searched),
  ];
  const samples: number[] = [];
  for (let passed = 0; passed < seconds * 1000; passed += sampleMs) {
    await pause(sampleMs);
    samples.push(memoryOfChildren(pid));
    if (samples.length % 12 === 0)
      console.log(
        `${samples.length / 12} min: ${samples.at(-1)?.toFixed(0)} MB, load ${loadavg()[0]?.toFixed(1)}`,
      );
  }
  for (const stop of stops) stop();
  return samples;
};

/**
 * Whether a storefront's memory stays level under constant load, ten minutes unless `--seconds` says otherwise; and whether pages that are
 * kept go on while searches come faster than they can be rendered.
 */
export const measureSoak = async (): Promise<Figure[]> => {
  if (!canReadProcessorTime()) return [notMeasured("soak", "needs Linux", "")];
  const seconds = readNumberOption(process.argv.slice(2), "seconds", { min: 40, max: 36_000 }) ?? 600;
  await buildSiteIfStale({ quiet: true });
  const port = await findFreePort();
  const site = `http://localhost:${port}`;
  const program = ["--conditions=react-server", "src/tools/serve-for-tests.ts", "--port", String(port)];
  const { pid, stop } = await serve(program, { isReady: `${site}/readyz` });
  try {
    const [kept, searched] = [noAnswers(), noAnswers()];
    const samples = await soak(site, pid, seconds, kept, searched);
    console.log("Asking for more searches than can be rendered");
    const [keptMeanwhile, flooding] = [noAnswers(), noAnswers()];
    const stops = [
      askOften(site, load.pages, keptPage, keptMeanwhile),
      askOften(site, flood.searches, newSearch(2), flooding),
    ];
    await pause(flood.seconds * 1000);
    for (const each of stops) each();
    await pause(sampleMs);
    return [
      reported("soak: load average of the machine", (loadavg()[0] ?? 0).toFixed(1)),
      reported(
        "soak: memory, first minute and last",
        `${samples[11]?.toFixed(0) ?? "-"} MB, ${samples.at(-1)?.toFixed(0)} MB`,
      ),
      atMost(
        `soak: growth of memory in the second half of ${seconds} s`,
        Math.max(0, growth(samples)),
        5,
        "%",
      ),
      atMost("soak: kept pages, p95", p95(kept), 300, "ms"),
      reported("soak: new searches, p95", `${p95(searched).toFixed(0)} ms: ${told(searched)}`),
      atMost(
        `soak: kept pages beside ${flood.searches} new searches a second, p95`,
        p95(keptMeanwhile),
        300,
        "ms",
      ),
      reported("soak: what those were answered", told(keptMeanwhile)),
      reported("soak: what the searches were answered", told(flooding)),
    ];
  } finally {
    await stop();
  }
};
