import { Agent, get } from "node:http";
import { loadavg } from "node:os";
import { setTimeout as pause } from "node:timers/promises";
import { buildSiteIfStale } from "../build-site.ts";
import { findFreePort } from "../free-port.ts";
import { readNumberOption } from "../read-number-option.ts";
import { visitorAddress } from "../test-support/visitor-address.ts";
import { percentile } from "./percentile.ts";
import { memoryOf } from "./process-memory.ts";
import { canReadProcessorTime, processorTime } from "./processor-time.ts";
import { atMost, type Figure, notMeasured, reported } from "./report.ts";
import { serve } from "./serve.ts";

interface Answered {
  readonly status: number;
  /** Milliseconds until its last byte. */
  readonly ms: number;
}

/** What has come back, by status; 0 where nothing did. */
interface Answers {
  readonly times: number[];
  readonly statuses: Map<number, number>;
}

const noAnswers = (): Answers => ({ times: [], statuses: new Map() });

const agent = new Agent({ keepAlive: true, maxSockets: 1_000 });

/** Requests a page as a browser of its own visitor does. */
const requestAs = (site: string, path: string, visitor: string): Promise<Answered> =>
  new Promise((resolve) => {
    const started = performance.now();
    const headers = {
      accept: "text/html",
      "accept-encoding": "gzip, br",
      "x-forwarded-for": visitorAddress(visitor),
    };
    const answer = (status: number) => resolve({ status, ms: performance.now() - started });
    const request = (): void => {
      const sent = get(site + path, { agent, headers }, (response) => {
        response.resume();
        response.once("end", () => answer(response.statusCode ?? 0));
        response.once("error", () => answer(0));
      });
      // Browsers do so too: the site ends a connection that has been idle just when it is used again.
      sent.once("error", () => (sent.reusedSocket ? request() : answer(0)));
    };
    request();
  });

/**
 * Sends so many requests a second, whether answers come or not, until it is stopped.
 * @param path the nth question
 */
const sendOften = (
  site: string,
  perSecond: number,
  path: (n: number) => string,
  answers: Answers,
): (() => void) => {
  let n = 0;
  const timer = setInterval(() => {
    n += 1;
    const requested = path(n);
    void requestAs(site, requested, `${requested} ${n}`).then(({ status, ms }) => {
      answers.statuses.set(status, (answers.statuses.get(status) ?? 0) + 1);
      answers.times.push(ms);
    });
  }, 1000 / perSecond);
  return () => clearInterval(timer);
};

const mean = (values: readonly number[]): number =>
  values.reduce((sum, value) => sum + value, 0) / values.length;

/**
 * By how much values have grown in their second half, in percent: the mean of the last quarter beside that of the third. What
 * is warming up grows in the first. Throws without four values.
 */
export const growth = (values: readonly number[]): number => {
  const quarter = Math.floor(values.length / 4);
  if (quarter === 0) throw new RangeError("too few values");
  const last = mean(values.slice(-quarter));
  const before = mean(values.slice(-2 * quarter, -quarter));
  return (last / before - 1) * 100;
};

const list = "/listado-coches-segunda-mano/";
const pages = ["/", list, "/motos-de-ocasion/", "/blog/", "/pt/", "/pt/carros-segunda-mao/"];

/** Each second: as many stored pages as visitors of a busy shop request, searches that were never requested before, and a vehicle's new page. */
const load = { pages: 40, searches: 20, vehicles: 1 };
/** More searches than it can render. */
const flood = { searches: 60, seconds: 30 };
const sampleMs = 5_000;
/** What a start leaves to be done. */
const settlingMs = 20_000;
const idleSeconds = 30;

/** A search that was not requested before. */
const newSearch = (round: number) => (n: number) =>
  `${list}?priceTo=${5_000 + ((n * 37) % 60_000)}&kmsTo=${10_000 * round + n}`;
const cachedPage = (n: number) => pages[n % pages.length] ?? "/";

/** Paths of the vehicles on the first pages of the list; their own pages are not stored. */
const findVehicles = async (site: string): Promise<readonly string[]> => {
  const found: string[] = [];
  for (let page = 1; page <= 25; page++) {
    const html = await (await fetch(`${site}${list}?page=${page}`)).text();
    found.push(...Array.from(html.matchAll(/<h3><a href="([^"]+)"/g), ([, path = ""]) => path));
  }
  return found;
};

const refused = ({ times, statuses }: Answers): number => times.length - (statuses.get(200) ?? 0);

const statusCounts = ({ statuses }: Answers): string =>
  [...statuses.entries()].map(([status, count]) => `${count} × ${status || "nothing"}`).join(", ");

const p95 = ({ times }: Answers): number => percentile(times, 0.95);

/** Memory under constant load, every five seconds in MB, reported while it goes on. */
const soak = async (site: string, pid: number, seconds: number) => {
  for (const path of pages) await requestAs(site, path, path);
  const vehicles = await findVehicles(site);
  const [pageAnswers, searched, viewed] = [noAnswers(), noAnswers(), noAnswers()];
  const stops = [
    sendOften(site, load.pages, cachedPage, pageAnswers),
    sendOften(site, load.searches, newSearch(1), searched),
    sendOften(site, load.vehicles, (n) => vehicles[n % vehicles.length] ?? "/", viewed),
  ];
  const samples: number[] = [];
  for (let passed = 0; passed < seconds * 1000; passed += sampleMs) {
    await pause(sampleMs);
    samples.push(memoryOf(pid));
    if (samples.length % 12 === 0)
      console.log(
        `${samples.length / 12} min: ${samples.at(-1)?.toFixed(0)} MB, load ${loadavg()[0]?.toFixed(1)}`,
      );
  }
  for (const stop of stops) stop();
  return { samples, pageAnswers, searched, viewed };
};

/**
 * Whether a storefront's memory stays level under constant load, ten minutes unless `--seconds` is given; and whether pages that are
 * cached are served while searches come faster than they can be rendered.
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
    await pause(settlingMs);
    const before = processorTime(pid);
    await pause(idleSeconds * 1000);
    const idle = (processorTime(pid) - before) / idleSeconds;
    const { samples, pageAnswers, searched, viewed } = await soak(site, pid, seconds);
    console.log("Requesting more searches than can be rendered");
    const [pagesMeanwhile, flooding] = [noAnswers(), noAnswers()];
    const stops = [
      sendOften(site, load.pages, cachedPage, pagesMeanwhile),
      sendOften(site, flood.searches, newSearch(2), flooding),
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
      atMost("soak: memory after it, embedded services included", samples.at(-1) ?? Number.NaN, 400, "MB", 0),
      atMost("processor while nobody requests anything, a second", idle, 1, "ms"),
      atMost(
        `soak: growth of memory in the second half of ${seconds} s`,
        Math.max(0, growth(samples)),
        5,
        "%",
      ),
      atMost("soak: cached pages, p95", p95(pageAnswers), 20, "ms"),
      atMost("soak: stored pages that were refused", refused(pageAnswers), 0, "", 0),
      atMost("soak: new pages of vehicles that were refused", refused(viewed), 0, "", 0),
      reported("soak: new pages of vehicles, p95", `${p95(viewed).toFixed(0)} ms: ${statusCounts(viewed)}`),
      reported("soak: new searches, p95", `${p95(searched).toFixed(0)} ms: ${statusCounts(searched)}`),
      atMost(
        `soak: cached pages beside ${flood.searches} new searches a second, p95`,
        p95(pagesMeanwhile),
        300,
        "ms",
      ),
      reported("soak: what those were answered", statusCounts(pagesMeanwhile)),
      reported("soak: what the searches were answered", statusCounts(flooding)),
    ];
  } finally {
    await stop();
  }
};
