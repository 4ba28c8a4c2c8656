import { randomUUID } from "node:crypto";
import { mkdirSync, readFileSync, writeFileSync } from "node:fs";
import { LinkChecker, LinkState } from "linkinator";
import { parsePanelHash } from "#domain/panel-hash.ts";
import { isPersonalPath } from "#domain/routes.ts";
import { visitorAddress } from "#tools/test-support/visitor-address.ts";

/** What following every link of the site has found. */
interface WalkedLinks {
  /** Paths of the pages that were read, with their query. */
  readonly pages: readonly string[];
  /** What is wrong, in words. */
  readonly problems: readonly string[];
}

/** Pages of one vehicle: its own by number, its specifications by VIN. */
const vehiclePath = /^(.*\/)(?:[^/]+-\d{8}|[A-Z0-9]{17})\/$/;

/** Pages of one template, of which a list has endlessly many: how many are read of vehicles of each kind, and with a query. */
const limits = { vehicles: 12, queries: 60 } as const;

const limitedKind = ({ pathname, search }: URL): string | undefined => {
  if (pathname.startsWith("/_next/")) return undefined;
  return search ? "queries" : vehiclePath.exec(pathname)?.[1];
};

/** Whether a link is left out; what was decided of one holds. */
const chooseLinks = (site: string) => {
  const read = new Map<string, number>();
  const decided = new Map<string, boolean>();
  const isBeyondLimit = (url: URL): boolean => {
    const kind = limitedKind(url);
    if (kind === undefined) return false;
    const before = read.get(kind) ?? 0;
    if (before >= (kind === "queries" ? limits.queries : limits.vehicles)) return true;
    read.set(kind, before + 1);
    return false;
  };
  return async (link: string): Promise<boolean> => {
    const url = new URL(link);
    if (url.origin !== site || url.pathname.startsWith("/api/")) return true;
    const known = decided.get(url.pathname + url.search) ?? isBeyondLimit(url);
    decided.set(url.pathname + url.search, known);
    return known;
  };
};

/**
 * Follows every link from both home pages: pages, pictures in every size, style sheets, icons and the elements that a hash names.
 * @param site without a trailing slash
 */
export const walkLinks = async (site: string): Promise<WalkedLinks> => {
  const checker = new LinkChecker();
  const pathOf = (address: string): string => address.slice(site.length);
  const pages = new Set<string>();
  const redirects = new Map<string, string>();
  checker.on("pagestart", (address) => pages.add(pathOf(String(address))));
  checker.on("redirect", ({ url, targetUrl = "" }) => redirects.set(pathOf(url), targetUrl));
  const { links } = await checker.check({
    path: [`${site}/`, `${site}/pt/`],
    recurse: true,
    concurrency: 4,
    timeout: 60_000,
    redirects: "warn",
    checkCss: true,
    checkFragments: true,
    headers: {
      // Read for each request: a visitor of its own, whom no limit holds up.
      get "x-forwarded-for"() {
        return visitorAddress(randomUUID());
      },
    },
    linksToSkip: chooseLinks(site),
    fragmentsToSkip: async (fragment) => parsePanelHash(`#${fragment}`) !== undefined,
  });
  const broken = links.filter(({ state }) => state === LinkState.BROKEN);
  return {
    pages: [...pages].filter((path) => !redirects.has(path)),
    problems: [
      ...broken.map(({ url, status, parent }) => `${url} answers ${status}, linked from ${parent}`),
      ...[...redirects]
        .filter(([path]) => !isPersonalPath(path))
        .map(([path, target]) => `a link leads to ${path}, and from there to ${target}`),
    ],
  };
};

const file = "test-results/crawl/links.json";

export const storeLinks = (links: WalkedLinks): void => {
  mkdirSync("test-results/crawl", { recursive: true });
  writeFileSync(file, JSON.stringify(links, null, 2));
};

/** What the project `links` of this run has found. */
export const storedLinks = (): WalkedLinks => JSON.parse(readFileSync(file, "utf8"));
