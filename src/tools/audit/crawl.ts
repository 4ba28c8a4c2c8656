import { ask } from "./ask.ts";
import { type PageRecord, readPage } from "./read-page.ts";

export interface CrawlLimits {
  /** Vehicles' pages that are read of cars and of motorbikes in each language; all of them are one template. */
  readonly vehicles: number;
  /** Addresses with a query that are read; a list has endlessly many. */
  readonly queries: number;
  readonly pages: number;
}

export interface Crawl {
  readonly pages: readonly PageRecord[];
  /** Bodies by path, for what looks closer. */
  readonly bodies: ReadonlyMap<string, string>;
  /** Clicks from the home page of either language. */
  readonly depths: ReadonlyMap<string, number>;
  /** Answers that sent on elsewhere, and where to. */
  readonly redirects: ReadonlyMap<string, string>;
  /** How many addresses were left out by a limit. */
  readonly leftOut: number;
}

const isVehicle = (path: string) => /-\d{8}\/(?:\?|$)/.test(path);
/** What stands before a vehicle's name: cars and motorbikes of a language have one each. */
const segmentOf = (path: string) => path.replace(/[^/]+-\d{8}\/.*$/, "");
const isCrawlable = (path: string) => !/^\/(?:api|_next)\//.test(path) && !/\.[a-z]{2,5}$/.test(path);

/** Reads every page that links lead to from both home pages, level by level, a few at a time. */
export const crawl = async (
  site: string,
  limits: CrawlLimits,
  report: (read: number) => void,
): Promise<Crawl> => {
  const depths = new Map<string, number>();
  const pages: PageRecord[] = [];
  const bodies = new Map<string, string>();
  const redirects = new Map<string, string>();
  const taken = new Map<string, number>();
  const leftOut = new Set<string>();

  const wanted = (path: string): boolean => {
    const kind = isVehicle(path) ? segmentOf(path) : path.includes("?") ? "query" : "all";
    const limit = kind === "all" ? limits.pages : kind === "query" ? limits.queries : limits.vehicles;
    const before = taken.get(kind) ?? 0;
    if (before >= limit) leftOut.add(path);
    else taken.set(kind, before + 1);
    return before < limit;
  };
  const visit = async (path: string): Promise<readonly string[]> => {
    const answer = await ask(site + path);
    const body = await answer.text();
    if (answer.status >= 300 && answer.status < 400) {
      redirects.set(path, answer.headers.get("location") ?? "");
      return [];
    }
    const page = readPage(path, answer.status, body, site);
    pages.push(page);
    bodies.set(path, body);
    if (pages.length % 100 === 0) report(pages.length);
    return page.links;
  };

  let level = ["/", "/pt/"];
  for (const path of level) depths.set(path, 0);
  for (let depth = 1; level.length > 0; depth++) {
    const found = new Set<string>();
    const queue = [...level];
    const work = async () => {
      for (let path = queue.shift(); path !== undefined; path = queue.shift())
        for (const link of await visit(path)) found.add(link);
    };
    await Promise.all(Array.from({ length: 4 }, work));
    level = [...found].filter((path) => !depths.has(path) && isCrawlable(path) && wanted(path));
    for (const path of level) depths.set(path, depth);
  }
  return { pages, bodies, depths, redirects, leftOut: leftOut.size };
};
