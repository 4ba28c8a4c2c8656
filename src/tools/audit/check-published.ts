import { ask } from "./ask.ts";
import type { Problem } from "./check-pages.ts";
import { readPage, sitePathOf } from "./read-page.ts";

export interface Published {
  readonly checked: number;
  readonly problems: readonly Problem[];
}

const locationsIn = (xml: string): string[] =>
  Array.from(xml.matchAll(/<loc>([^<]*)<\/loc>/g), ([, address = ""]) => address.replaceAll("&amp;", "&"));

/** Every nth of a list, its ends among them. Pure. */
const sample = <T>(list: readonly T[], most: number): readonly T[] => {
  if (list.length <= most) return list;
  const step = (list.length - 1) / (most - 1);
  return Array.from({ length: most }, (_, index) => list[Math.round(index * step)] as T);
};

/** Addresses that are no pages, and the type that each must be answered with. */
const files = {
  "/robots.txt": "text/plain",
  "/manifest.webmanifest": "application/manifest+json",
  "/manifest-pt.webmanifest": "application/manifest+json",
  "/blog/rss.xml": "application/rss+xml",
  "/pt/blog/rss.xml": "application/rss+xml",
  "/sitemap.xml": "application/xml",
  "/api/services/openapi.json": "application/json",
  "/builds/latest.json": "application/json",
  "/speculation-rules.json": "application/speculationrules+json",
  "/favicon.ico": "image/",
  "/healthz": "",
  "/readyz": "",
} as const;

/**
 * What the site publishes beside its pages: feeds, sitemaps, manifests, icons, the contract. Every address of a sitemap answers 200 and
 * names itself canonical; of the vehicles' sitemaps `vehicles` addresses are asked. `known` are paths known to do so already.
 */
export const checkPublished = async (
  site: string,
  known: ReadonlySet<string>,
  vehicles: number,
): Promise<Published> => {
  const problems: Problem[] = [];
  let checked = 0;
  const read = async (path: string, type = ""): Promise<string> => {
    checked += 1;
    const answer = await ask(new URL(path, site));
    const found = answer.headers.get("content-type") ?? "";
    if (answer.status !== 200) problems.push({ path, what: `answers ${answer.status}` });
    else if (!found.startsWith(type)) problems.push({ path, what: `is ${found}, not ${type}` });
    return answer.text();
  };
  const askPage = async (path: string): Promise<void> => {
    if (known.has(path)) return;
    const page = readPage(path, 200, await read(path, "text/html"), site);
    if (page.canonical !== path)
      problems.push({ path, what: `is in a sitemap, its canonical address is ${page.canonical}` });
    if (page.noindex) problems.push({ path, what: "is in a sitemap and not to be indexed" });
  };
  const own = (address: string): string => sitePathOf(address, site) ?? `foreign: ${address}`;

  const texts = new Map<string, string>();
  for (const [path, type] of Object.entries(files)) texts.set(path, await read(path, type));

  for (const manifest of ["/manifest.webmanifest", "/manifest-pt.webmanifest"]) {
    const { icons = [], start_url } = JSON.parse(texts.get(manifest) ?? "{}");
    for (const { src } of icons) await read(src, "image/");
    await read(start_url ?? "/no-start-url/", "text/html");
  }
  for (const feed of ["/blog/rss.xml", "/pt/blog/rss.xml"])
    for (const [, address = ""] of (texts.get(feed) ?? "").matchAll(/<link>([^<]*)<\/link>/g))
      await askPage(own(address));
  const openapi = JSON.parse(texts.get("/api/services/openapi.json") ?? "{}");
  if (Object.keys(openapi.paths ?? {}).length === 0)
    problems.push({ path: "/api/services/openapi.json", what: "describes nothing" });

  for (const address of locationsIn(texts.get("/sitemap.xml") ?? "")) {
    const file = own(address);
    const pages = locationsIn(await read(file, "application/xml")).map(own);
    const isStock = /\/(?:cars|motorbikes)-/.test(file);
    const queue = [...(isStock ? sample(pages, vehicles) : pages)];
    const work = async () => {
      for (let path = queue.shift(); path !== undefined; path = queue.shift()) await askPage(path);
    };
    await Promise.all(Array.from({ length: 4 }, work));
  }
  return { checked, problems };
};
