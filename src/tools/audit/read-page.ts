/** What the audit needs to know of a page, read from its HTML without a browser. */
export interface PageRecord {
  readonly path: string;
  readonly status: number;
  readonly language: string | undefined;
  readonly title: string | undefined;
  readonly description: string | undefined;
  readonly headings: readonly string[];
  readonly noindex: boolean;
  readonly canonical: string | undefined;
  /** Paths of the alternates, by `hreflang`. */
  readonly alternates: Readonly<Record<string, string>>;
  /** Paths of the site that the page links to, with their query, without a hash. */
  readonly links: readonly string[];
  /** The same links' hashes: page and id. */
  readonly fragments: readonly (readonly [path: string, id: string])[];
  /** Files of the site that the page draws or names: pictures in every size, icons, style sheets. */
  readonly files: readonly string[];
  readonly ids: readonly string[];
  /** Style sheets of the parts that the page is made of: pages of one template share them. */
  readonly template: string;
}

const entities: Readonly<Record<string, string>> = { amp: "&", lt: "<", gt: ">", quot: '"', "#x27": "'" };
const decode = (text: string): string =>
  text.replace(/&(amp|lt|gt|quot|#x27);/g, (_, name: string) => entities[name] ?? "");

const attribute = (tag: string, name: string): string | undefined => {
  const found = new RegExp(`\\s${name}="([^"]*)"`, "i").exec(tag)?.[1];
  return found === undefined ? undefined : decode(found);
};

const textOf = (html: string, tag: string): string[] =>
  Array.from(html.matchAll(new RegExp(`<${tag}(?:\\s[^>]*)?>(.*?)</${tag}>`, "gs")), ([, text = ""]) =>
    decode(text.replace(/<[^>]*>/g, "")).trim(),
  );

/** The path of an address of this site, without its hash; undefined for what is not a page here. */
export const sitePathOf = (address: string, site: string, from = "/"): string | undefined => {
  const url = URL.parse(address, new URL(from, site));
  if (url === null || url.origin !== new URL(site).origin) return undefined;
  return `${url.pathname}${url.search}`;
};

export const readPage = (path: string, status: number, html: string, site: string): PageRecord => {
  const tags = (name: string) => html.match(new RegExp(`<${name}\\s[^>]*>`, "g")) ?? [];
  const metas = tags("meta");
  const meta = (name: string) => metas.find((tag) => attribute(tag, "name") === name);
  const links = tags("link");
  const pathOf = (address: string | undefined) =>
    address === undefined ? undefined : sitePathOf(address, site, path);
  const alternates = links.flatMap((tag): [string, string][] => {
    const language = attribute(tag, "hreflang");
    const target = pathOf(attribute(tag, "href"));
    return attribute(tag, "rel") === "alternate" && language && target ? [[language, target]] : [];
  });
  const hashOf = (address: string) => URL.parse(address, new URL(path, site))?.hash.slice(1) ?? "";
  const anchors = tags("a").flatMap((tag) => attribute(tag, "href") ?? []);
  const drawn = ["img", "source"]
    .flatMap(tags)
    .flatMap((tag) => [
      attribute(tag, "src") ?? "",
      ...(attribute(tag, "srcset") ?? "").split(/,\s+/).map((size) => size.trim().split(/\s/)[0] ?? ""),
    ]);
  const named = links
    .filter((tag) => /icon|stylesheet|preload|manifest/.test(attribute(tag, "rel") ?? ""))
    .flatMap((tag) => attribute(tag, "href") ?? []);
  const main = /<main[\s>].*<\/main>/s.exec(html)?.[0] ?? "";
  const parts = new Set(Array.from(main.matchAll(/\sclass="([\w-]{6})_[\w-]/g), ([, name = ""]) => name));
  return {
    path,
    status,
    language: attribute(tags("html")[0] ?? "", "lang"),
    title: textOf(html, "title")[0],
    description: meta("description") && attribute(meta("description") ?? "", "content"),
    headings: textOf(main, "h1"),
    noindex: /noindex/.test(attribute(meta("robots") ?? "", "content") ?? ""),
    canonical: pathOf(attribute(links.find((tag) => attribute(tag, "rel") === "canonical") ?? "", "href")),
    alternates: Object.fromEntries(alternates),
    links: [...new Set(anchors.flatMap((address) => pathOf(address) ?? []))],
    fragments: anchors.flatMap((address): [string, string][] => {
      const [target, id] = [pathOf(address), hashOf(address)];
      return target !== undefined && id !== "" ? [[target, decodeURIComponent(id)]] : [];
    }),
    files: [...new Set([...drawn, ...named].flatMap((address) => (address && pathOf(address)) || []))],
    ids: Array.from(html.matchAll(/\sid="([^"]*)"/g), ([, id = ""]) => id),
    template: [...parts].toSorted().join(" "),
  };
};
