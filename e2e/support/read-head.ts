import { readMicrodata } from "./read-microdata.ts";

/** What a crawler takes from a page: the head's links and names, and its structured data, however written. */
export interface CrawledPage {
  readonly canonical: string | undefined;
  /** Address of the page in each language, by `hreflang`. */
  readonly languages: Readonly<Record<string, string>>;
  readonly meta: Readonly<Record<string, string>>;
  readonly data: readonly Readonly<Record<string, unknown>>[];
}

const entities: Readonly<Record<string, string>> = { amp: "&", lt: "<", gt: ">", quot: '"', "#x27": "'" };

const decode = (text: string): string =>
  text.replace(/&(amp|lt|gt|quot|#x27);/g, (_, name: string) => entities[name] ?? "");

const attributesOf = (tag: string): Record<string, string> =>
  Object.fromEntries(
    [...tag.matchAll(/([a-zA-Z:-]+)="([^"]*)"/g)].map(([, name = "", value = ""]) => [
      name.toLowerCase(),
      decode(value),
    ]),
  );

/** Reads the tags of a page without a browser, as simple crawlers do. */
export const readHead = (html: string): CrawledPage => {
  const links = (html.match(/<link [^>]*>/g) ?? []).map(attributesOf);
  const metas = (html.match(/<meta [^>]*>/g) ?? []).map(attributesOf);
  const scripts = html.matchAll(/<script type="application\/ld\+json">([^<]*)<\/script>/g);
  const canonical = links.find(({ rel }) => rel === "canonical")?.href;
  return {
    canonical,
    languages: Object.fromEntries(
      links.flatMap(({ rel, hreflang, href }) =>
        rel === "alternate" && hreflang ? [[hreflang, href ?? ""]] : [],
      ),
    ),
    meta: Object.fromEntries(
      metas.map(({ name, property, content }) => [name ?? property ?? "", content ?? ""]),
    ),
    data: [
      ...[...scripts].map(([, json = ""]) => JSON.parse(json)),
      ...readMicrodata(html, canonical ?? "https://address.invalid/"),
    ],
  };
};
