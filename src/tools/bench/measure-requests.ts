import { rateLimits } from "#platform/rate-limit/rate-limits.ts";
import { buildSiteIfStale } from "../build-site.ts";
import { findFreePort } from "../free-port.ts";
import { visitorAddress } from "../test-support/visitor-address.ts";
import { canReadProcessorTime, processorTime } from "./processor-time.ts";
import { type Figure, notMeasured, reported } from "./report.ts";
import { type RequestKind, requestKinds, type Stock } from "./request-kinds.ts";
import { serve } from "./serve.ts";

const rounds = 100;
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

const measureKind = async (
  site: string,
  pid: number,
  { what, limit, status, request }: RequestKind,
  stock: Stock,
): Promise<Figure> => {
  const ask = async (n: number) => {
    const [path, init = {}] = request(n, stock);
    const answer = await send(site, path, init, `${what} ${n}`);
    await answer.arrayBuffer();
    if (answer.status !== status) throw new Error(`${path} was answered ${answer.status}, not ${status}`);
  };
  for (let n = 0; n < warming; n++) await ask(n);
  const before = processorTime(pid);
  for (let n = warming; n < warming + rounds; n++) await ask(n);
  const cost = (processorTime(pid) - before) / rounds;
  const figure = `${cost.toFixed(1)} ms`;
  if (limit === undefined) return reported(`request: ${what}`, figure);
  const { points, seconds } = rateLimits[limit];
  const share = (points * cost) / (seconds * 10);
  return reported(`request: ${what}`, `${figure}, limit ${points} a minute: ${share.toFixed(1)} % of a core`);
};

/**
 * What each kind of request costs on the processor, embedded database included, one after another, each a new question; and what
 * one address may cause with it at its limit. Time on the processor, so a busy machine lengthens it little.
 */
export const measureRequests = async (): Promise<Figure[]> => {
  if (!canReadProcessorTime()) return [notMeasured("requests", "needs Linux", "")];
  await buildSiteIfStale({ quiet: true });
  const port = await findFreePort();
  const site = `http://localhost:${port}`;
  const program = ["--conditions=react-server", "src/tools/serve-for-tests.ts", "--port", String(port)];
  const { pid, stop } = await serve(program, { isReady: `${site}/readyz` });
  try {
    const stock = await readStock(site);
    const figures: Figure[] = [];
    for (const kind of requestKinds) {
      console.log(`Measuring: ${kind.what}`);
      figures.push(await measureKind(site, pid, kind, stock));
    }
    return figures;
  } finally {
    await stop();
  }
};
