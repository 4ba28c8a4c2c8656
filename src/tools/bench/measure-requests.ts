import { loadavg } from "node:os";
import { rateLimits } from "#platform/rate-limit/rate-limits.ts";
import { buildSiteIfStale } from "../build-site.ts";
import { findFreePort } from "../free-port.ts";
import { visitorAddress } from "../test-support/visitor-address.ts";
import { serveBlankApp } from "./blank-app.ts";
import { canReadProcessorTime, processorTime } from "./processor-time.ts";
import { atMost, besideBlank, type Figure, notMeasured, reported } from "./report.ts";
import { type RequestKind, requestKinds, type Stock } from "./request-kinds.ts";
import { isQuick } from "./rounds.ts";
import { serve } from "./serve.ts";

const warming = 10;
const lists = ["/listado-coches-segunda-mano/", "/motos-de-ocasion/"];
const pagesOfLists = 4;

/** Sends a request as a visitor of its own, whom no limit holds up. */
const send = async (site: string, path: string, init: RequestInit, visitor: string): Promise<Response> => {
  const headers = new Headers(init.headers);
  headers.set("x-forwarded-for", visitorAddress(visitor));
  return fetch(site + path, { redirect: "manual", ...init, headers });
};

const unique = (texts: Iterable<string>): readonly string[] => [...new Set(texts)];

/** Vehicles of the first pages of the lists. */
const readStock = async (site: string): Promise<Stock> => {
  const paths = lists.flatMap((list) =>
    Array.from({ length: pagesOfLists }, (_, index) => `${list}?page=${index + 1}`),
  );
  const pages = await Promise.all(
    paths.map(async (path) => (await send(site, path, {}, `stock ${path}`)).text()),
  );
  const html = pages.join("");
  return {
    origin: site,
    vins: unique(Array.from(html.matchAll(/data-vin="([A-Z0-9]{17})"/g), ([, vin = ""]) => vin)),
    vehicles: unique(
      Array.from(html.matchAll(/href="(\/[a-z-]+\/[a-z0-9-]+-\d{8}\/)"/g), ([, path = ""]) => path),
    ),
  };
};

/** Milliseconds on the processor that an answer costs its server. */
const costOf = async (
  pid: number,
  send: (n: number) => Promise<unknown>,
  rounds: number,
): Promise<number> => {
  for (let n = 0; n < warming; n++) await send(n);
  const before = processorTime(pid);
  for (let n = warming; n < warming + rounds; n++) await send(n);
  return (processorTime(pid) - before) / rounds;
};

/** What a page with nothing on it costs the same framework, with this client. */
const measureBlank = async (): Promise<number> => {
  console.log("Building a blank page to compare with");
  const { url, pid, stop } = await serveBlankApp();
  try {
    return await costOf(pid, async () => (await fetch(url)).arrayBuffer(), 1_000);
  } finally {
    await stop();
  }
};

const measureKind = async (
  site: string,
  pid: number,
  { what, limit, status, rounds = 100, budget, request }: RequestKind,
  stock: Stock,
  blank: number,
): Promise<Figure> => {
  const sendNth = async (n: number) => {
    const [path, init = {}] = request(n, stock);
    const answer = await send(site, path, init, `${what} ${n}`);
    const text = await answer.text();
    if (answer.status !== status) throw new Error(`${path} was answered ${answer.status}, not ${status}`);
    elements = text.match(/<[a-z]/g)?.length ?? 0;
  };
  let elements = 0;
  const cost = await costOf(pid, sendNth, isQuick ? Math.ceil(rounds / 4) : rounds);
  const name = `request: ${what}`;
  const figure =
    budget === undefined ? reported(name, `${cost.toFixed(2)} ms`) : atMost(name, cost, budget, "ms", 2);
  const compared = besideBlank(figure, cost, blank);
  const perElement = budget !== undefined && budget > 1 && elements > 0;
  const beside = perElement
    ? {
        ...compared,
        measured: `${compared.measured}, ${((1000 * cost) / elements).toFixed(0)} µs for each of ${elements} elements`,
      }
    : compared;
  if (limit === undefined) return beside;
  const { points, seconds } = rateLimits[limit];
  const share = (points * cost) / (seconds * 10);
  return {
    ...beside,
    measured: `${beside.measured}, limit ${points} a minute: ${share.toFixed(1)} % of a core`,
  };
};

/**
 * What each kind of request costs on the processor, embedded database included, one after another, each a new question; and what
 * one address may cause with it at its limit. Time on the processor, so a busy machine lengthens it little.
 */
export const measureRequests = async (): Promise<Figure[]> => {
  if (!canReadProcessorTime()) return [notMeasured("requests", "needs Linux", "")];
  await buildSiteIfStale({ quiet: true });
  const blank = await measureBlank();
  const port = await findFreePort();
  const site = `http://localhost:${port}`;
  const program = ["--conditions=react-server", "src/tools/serve-for-tests.ts", "--port", String(port)];
  const { pid, stop } = await serve(program, { isReady: `${site}/readyz` });
  try {
    const stock = await readStock(site);
    const figures = [
      reported("load average of the machine", (loadavg()[0] ?? 0).toFixed(1)),
      reported("request: a blank page of the framework", `${blank.toFixed(2)} ms`),
    ];
    for (const kind of requestKinds) {
      console.log(`Measuring: ${kind.what}`);
      figures.push(await measureKind(site, pid, kind, stock, blank));
    }
    return figures;
  } finally {
    await stop();
  }
};
