import { createHash } from "node:crypto";
import { env } from "../env.ts";
import { isLocalUrl } from "../env-values.ts";
import { perProcess } from "../per-process.ts";
import { additionsFor, type HostsByDirective, isSourceOrigin, type PageNeeds } from "./page-needs.ts";

/** What a page for one visitor runs and loads beyond our own inline script. */
export type PageUses = {
  /** Of other sites. */
  readonly needs?: PageNeeds | undefined;
  /** What the framework's scripts carry, on the one page that it takes over in the browser. */
  readonly nonce?: string | undefined;
  /** The framework's development tools: they evaluate text as code and add styles. Never on a site in production. */
  readonly tools?: boolean;
};

const ofTools: Readonly<Record<string, readonly string[]>> = {
  "script-src": ["'unsafe-eval'"],
  "style-src": ["'unsafe-inline'"],
};

/** What a page may use, by directive. */
const ofEveryPage = {
  "default-src": ["'self'"],
  "base-uri": ["'self'"],
  "object-src": ["'none'"],
  "frame-ancestors": ["'none'"],
  "form-action": ["'self'"],
  "connect-src": ["'self'"],
  "font-src": ["'self'"],
  "frame-src": ["'none'"],
  "img-src": ["'self'", "data:"],
  "manifest-src": ["'self'"],
  "script-src": ["'self'"],
  // next/image and scroll positions use style attributes; style elements are refused but our own.
  "style-src": ["'self'"],
  "style-src-attr": ["'unsafe-inline'"],
} as const satisfies Readonly<Record<string, readonly string[]>>;

const ofThisSite = perProcess("policy-of-this-site", () => ({
  additions: [] as readonly HostsByDirective[],
}));

/**
 * Allows every page the resources of other sites that the analytics load.
 * @throws RangeError for what is no origin, or all names below one (`https://*.example.com`)
 */
export const allowOnEveryPage = (additions: readonly HostsByDirective[]): void => {
  for (const source of additions.flatMap((each) => Object.values(each).flat()))
    if (!isSourceOrigin(source.replace("://*.", "://"))) throw new RangeError(`No origin: ${source}`);
  ofThisSite().additions = additions;
};

/** What scripts of the content service load and send to, on the pages that have one. */
const ofContentScripts = (): HostsByDirective => {
  const hosts = env().CONTENT_SCRIPT_HOSTS.map((host) =>
    isLocalUrl(`http://${host}`) ? `http://${host}` : `https://${host}`,
  );
  return { "script-src": hosts, "connect-src": hosts, "img-src": hosts };
};

const foreignFont = /url\("(https:\/\/[a-z0-9.:-]+)/gi;

/** `'sha256-…'` source for the text of an inline script, as the Content Security Policy standard defines it. */
export const hashSource = (script: string): string =>
  `'sha256-${createHash("sha256").update(script, "utf8").digest("base64")}'`;

const ofStyles = (styles: readonly string[]): Readonly<Record<string, readonly string[]>> => ({
  "style-src": styles.map(hashSource),
  "font-src": styles.flatMap((style) => Array.from(style.matchAll(foreignFont), ([, origin = ""]) => origin)),
});

/**
 * Policy of a page: its own inline scripts by hash, the framework's by a nonce where there is one, nothing else inline, and of
 * other sites what it needs.
 * @throws RangeError when what it needs is no origin
 */
export const policyFor = ({
  inlineScripts,
  styles = [],
  runsContent = false,
  needs,
  nonce,
  tools = false,
}: PageUses & {
  readonly inlineScripts: readonly string[];
  /** Our own style elements, with the typefaces that they fetch from elsewhere. */
  readonly styles?: readonly string[];
  /** Whether a script of the content service is among them, or fetched. */
  readonly runsContent?: boolean;
}): string => {
  const additions: readonly Readonly<Record<string, readonly string[]>>[] = [
    additionsFor(needs),
    ...ofThisSite().additions,
    runsContent ? ofContentScripts() : {},
    // A hash would take away what the tools' styles are allowed by.
    tools ? ofTools : ofStyles(styles),
  ];
  const inline = [...new Set(inlineScripts.map(hashSource)), ...(nonce ? [`'nonce-${nonce}'`] : [])];
  return Object.entries<readonly string[]>(ofEveryPage)
    .map(([directive, own]) => {
      const others = [...new Set(additions.flatMap((added) => added[directive] ?? []))];
      const sources = others.length > 0 ? own.filter((source) => source !== "'none'") : own;
      return [directive, ...sources, ...(directive === "script-src" ? inline : []), ...others].join(" ");
    })
    .join("; ");
};

/**
 * Policy of a page that stands alone, with these style elements and nothing else.
 * @param formTargets whereto its forms may lead, redirects of their answers included
 */
export const policyOfPlainPage = (
  styles: readonly string[],
  formTargets: readonly string[] = ["'none'"],
  pictures: readonly string[] = [],
): string =>
  [
    "default-src 'none'",
    "base-uri 'none'",
    `form-action ${formTargets.join(" ")}`,
    "frame-ancestors 'none'",
    ...(pictures.length > 0 ? [`img-src ${pictures.join(" ")}`] : []),
    `style-src ${styles.map(hashSource).join(" ")}`,
    "require-trusted-types-for 'script'",
    "trusted-types 'none'",
  ].join("; ");

/** Policy of what is no page: pictures, files, answers to scripts. */
export const policyOfFiles = "frame-ancestors 'none'";

/** Policy of a line of text. */
export const policyOfText = "default-src 'none'; frame-ancestors 'none'";
