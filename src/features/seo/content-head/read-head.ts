import type { Page } from "#api/models/page.ts";
import { isAllowedRedirectTarget, isSitePath } from "#domain/page-path.ts";
import { isListedAddress } from "#platform/is-listed-host.ts";

type Link = NonNullable<Page["seo"]["links"]>[number];
type Meta = NonNullable<Page["meta"]>[number];
type Script = NonNullable<Page["seo"]["script"]>[number];

/** A script that runs once the visitor has agreed. */
export interface WaitingScript {
  readonly isModule: boolean;
  readonly src?: string;
  readonly integrity?: string | undefined;
  /** Of one without `src`. */
  readonly code: string;
}

/** What breaks the site's policy, by its name. */
export interface RefusedPart {
  readonly part: "link" | "meta" | "script";
  readonly name: string;
  readonly reason:
    | "address"
    | "content"
    | "host"
    | "http-equiv"
    | "integrity"
    | "meta name"
    | "number"
    | "rel"
    | "type";
}

export interface ContentHead {
  readonly metas: readonly Meta[];
  readonly links: readonly Link[];
  /** Of the site, in the place of the shop's. */
  readonly icons: readonly Link[];
  readonly data: readonly object[];
  readonly scripts: readonly WaitingScript[];
  readonly refused: readonly RefusedPart[];
}

interface Allowed {
  /** `CONTENT_SCRIPT_HOSTS` */
  readonly hosts: readonly string[];
  /** Names of metas that this page has besides those that every page has. */
  readonly written?: readonly string[];
  /** Whether the shop names the page in other languages, or no page at all. */
  readonly hasLanguages?: boolean;
}

/** Scripts of a page at most: the policy names each, and a proxy bounds the header. */
const mostScripts = 20;

const isAddress = (href: string): boolean => isAllowedRedirectTarget(href);
const isOwn = (href: string): boolean => isSitePath(href);

/**
 * Where a link of each kind may lead; what is not here loads or runs something, or is unheard of. Those that only say something lead
 * anywhere; a browser may fetch the next page by itself, and an icon, which the policy takes from the site alone; a connection tells
 * its host who visits, so it is made only to hosts that the shop trusts with scripts.
 */
const linkRules: Readonly<Record<string, (href: string, hosts: readonly string[]) => boolean>> = {
  alternate: isAddress,
  author: isAddress,
  help: isAddress,
  license: isAddress,
  me: isAddress,
  "privacy-policy": isAddress,
  publisher: isAddress,
  search: isAddress,
  "terms-of-service": isAddress,
  next: isOwn,
  prev: isOwn,
  "apple-touch-icon": isOwn,
  icon: isOwn,
  "dns-prefetch": (href, hosts) => isListedAddress(hosts, href),
  preconnect: (href, hosts) => isListedAddress(hosts, href),
};

/** The shop writes these itself. */
const linksOfShop: ReadonlySet<string> = new Set(["canonical", "manifest"]);
const metasOfShop =
  /^(?:color-scheme|description|robots|theme-color|viewport|og:(?:title|description|url|site_name|type|locale|image)(?::.*)?|article:published_time|twitter:(?:card|title|description|image)(?::.*)?)$/;

/** Metas that browsers act on: without a referrer forms come from nowhere, and are refused. */
const actingMetas: ReadonlySet<string> = new Set(["referrer", "text-scale"]);

/** The others refresh, set cookies or a policy, or switch something on. */
const idleEquivalents: ReadonlySet<string> = new Set(["content-language", "x-ua-compatible"]);

const runningTypes: ReadonlySet<string> = new Set([
  "",
  "text/javascript",
  "application/javascript",
  "module",
]);

const integrityForm = /^sha(?:256|384|512)-[A-Za-z0-9+/]{43,88}={0,2}$/;

/** Ends a script element, or has the browser read on to the end of another. */
const endsElement = /<\/?script|<!--/i;

type Reading<Part> = Part | RefusedPart["reason"] | undefined;

const readLink = (link: Link, { hosts, hasLanguages }: Allowed): Reading<Link> => {
  const rels = link.rel.toLowerCase().split(/\s+/).filter(Boolean);
  if (rels.some((rel) => linksOfShop.has(rel))) return undefined;
  if (rels.length === 0 || !rels.every((rel) => Object.hasOwn(linkRules, rel))) return "rel";
  if (!rels.every((rel) => linkRules[rel]?.(link.href, hosts))) return "address";
  if (link.hreflang !== undefined && hasLanguages) return undefined;
  return { ...link, rel: rels.join(" ") };
};

const readMeta = (meta: Meta, { written = [] }: Allowed): Reading<Meta> => {
  const equivalent = meta["http-equiv"]?.toLowerCase();
  if (equivalent !== undefined && !idleEquivalents.has(equivalent)) return "http-equiv";
  const names = [meta.name, meta.property].flatMap((name) => (name ? [name.toLowerCase()] : []));
  if (names.some((name) => actingMetas.has(name))) return "meta name";
  if (names.some((name) => metasOfShop.test(name) || written.includes(name))) return undefined;
  return names.length > 0 || equivalent !== undefined ? meta : undefined;
};

const parseData = (text: string): object | undefined => {
  try {
    const data: unknown = JSON.parse(text);
    return typeof data === "object" && data !== null ? data : undefined;
  } catch {
    return undefined;
  }
};

const readScript = (script: Script, { hosts }: Allowed): Reading<WaitingScript | { data: object }> => {
  const { src, integrity } = script;
  const type = script.type?.trim().toLowerCase() ?? "";
  // As the browser's parser reads line ends, by which the policy's hash is compared.
  const code = (script.innerHTML ?? script.textContent ?? script.children ?? "").replace(/\r\n?/g, "\n");
  if (src === undefined && code === "" && "@context" in script) return { data: script };
  if (type === "application/ld+json") {
    const data = parseData(code);
    return data ? { data } : "content";
  }
  if (!runningTypes.has(type)) return "type";
  const isModule = type === "module";
  if (src === undefined) return code.trim() === "" || endsElement.test(code) ? "content" : { isModule, code };
  if (!isListedAddress(hosts, src)) return "host";
  if (integrity !== undefined && !integrityForm.test(integrity)) return "integrity";
  return { isModule, src: new URL(src).href, integrity, code: "" };
};

const nameOfScript = ({ id, src }: Script, position: number): string =>
  src === undefined ? (id ?? `inline ${position}`) : src.replace(/[?#].*$/s, "");

/**
 * What of a page's `seo.links`, `seo.script` and metas the head gets. What the shop writes itself is left out without a word: its address,
 * manifest, languages, description, robots and cards for sharing; a description and a `noindex` that only stand in the metas are
 * read as the page's (`api/models/page.ts`). What breaks the policy is refused by name. Pure.
 */
export const readHead = (page: Pick<Page, "seo" | "meta">, allowed: Allowed): ContentHead => {
  const refused: RefusedPart[] = [];
  const readAll = <Wire, Part extends object>(
    part: RefusedPart["part"],
    list: readonly Wire[] = [],
    read: (each: Wire, allowed: Allowed) => Reading<Part>,
    nameOf: (each: Wire, position: number) => string,
  ): Part[] => {
    const taken = new Map<string, Part>();
    for (const [index, each] of list.entries()) {
      const found = read(each, allowed);
      if (typeof found === "object") taken.set(JSON.stringify(found), found);
      else if (found !== undefined)
        refused.push({ part, name: nameOf(each, index + 1).slice(0, 200), reason: found });
    }
    return [...taken.values()];
  };
  const links = readAll("link", page.seo.links, readLink, ({ rel, href }) => `${rel} ${href}`);
  const metas = readAll(
    "meta",
    page.meta,
    readMeta,
    (meta) => meta["http-equiv"] ?? meta.name ?? meta.property ?? "",
  );
  const parts = readAll("script", page.seo.script, readScript, nameOfScript);
  const scripts = parts.filter((part) => "code" in part);
  for (const { src = "inline" } of scripts.slice(mostScripts))
    refused.push({ part: "script", name: src, reason: "number" });
  const isIcon = ({ rel }: Link): boolean => rel.includes("icon");
  return {
    metas,
    links: links.filter((link) => !isIcon(link)),
    icons: links.filter(isIcon),
    data: parts.flatMap((part) => ("data" in part ? [part.data] : [])),
    scripts: scripts.slice(0, mostScripts),
    refused,
  };
};
