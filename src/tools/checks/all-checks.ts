import { existsSync, globSync, readFileSync } from "node:fs";
import { join, resolve } from "node:path";
import { pathToFileURL } from "node:url";
import { trackingCodes } from "#domain/tracking-codes.ts";
import { environmentSchema, notesOf, type VariableName } from "#platform/env-schema.ts";
import type { VariableNotes } from "#platform/env-values.ts";
import { type Locale, locales } from "#platform/locale.ts";
import { checkSecurity } from "./check-security.ts";
import { checkTraceability } from "./check-traceability.ts";
import { renderEnvExample } from "./environment-docs.ts";
import { findReaders } from "./environment-readers.ts";
import { listFiles, readSources, type SourceFile } from "./source-file.ts";

/** The texts of one locale: area (file name) → what the file exports. */
type Wording = Readonly<Record<string, unknown>>;

const placeholder = /\{(\w+)\}/g;

const flatten = (value: unknown, path: string): [string, unknown][] => {
  if (typeof value !== "object" || value === null) return [[path, value]];
  return Object.entries(value).flatMap(([key, item]) => flatten(item, path === "" ? key : `${path}.${key}`));
};

const placeholdersOf = (text: string): string =>
  [...new Set(Array.from(text.matchAll(placeholder), ([whole]) => whole))].sort().join(" ") || "none";

const badValues = (locale: string, texts: ReadonlyMap<string, unknown>): string[] =>
  [...texts].flatMap(([key, text]) => {
    if (typeof text !== "string") return [`${locale} ${key}: is no text`];
    return text.trim() === "" ? [`${locale} ${key}: is empty`] : [];
  });

const missingKeys = (
  from: string,
  texts: ReadonlyMap<string, unknown>,
  others: ReadonlyMap<string, unknown>,
): string[] => [...others.keys()].filter((key) => !texts.has(key)).map((key) => `${from} ${key}: is missing`);

/** Compares a locale with Spanish, key by key: same areas, same keys, same placeholders, no empty text. */
export const checkWording = (es: Wording, translated: Wording, locale: string): readonly string[] => {
  const [spanish, others] = [new Map(flatten(es, "")), new Map(flatten(translated, ""))];
  const unequal = [...spanish].flatMap(([key, text]) => {
    const other = others.get(key);
    if (typeof text !== "string" || typeof other !== "string") return [];
    const [wanted, found] = [placeholdersOf(text), placeholdersOf(other)];
    return wanted === found ? [] : [`${locale} ${key}: has placeholders ${found}, es has ${wanted}`];
  });
  return [
    ...missingKeys("es", spanish, others),
    ...missingKeys(locale, others, spanish),
    ...badValues("es", spanish),
    ...badValues(locale, others),
    ...unequal,
  ];
};

/** Codes as a row of the specification lists them: "34-37 reserve steps 1-4, 40 start reserve" names 34 to 37 and 40. */
const codesOf = (row: string): number[] => {
  const [, list = ""] = /Tracking event type codes: ([^|]*)/.exec(row) ?? [];
  return list.split(/,\s*/).flatMap((item) => {
    const [, first, last] = /^(\d+)(?:-(\d+))?/.exec(item.trim()) ?? [];
    if (first === undefined) return [];
    const length = Number(last ?? first) - Number(first) + 1;
    return Array.from({ length }, (_, index) => Number(first) + index);
  });
};

/** Whether anything besides the table names the code. */
const isSent = (name: string, sources: readonly Pick<SourceFile, "path" | "code">[]): boolean => {
  const named = new RegExp(`\\b(?:tracking|browsing)Codes\\.${name}\\b`);
  return sources.some(
    ({ path, code }) =>
      path.startsWith("src/") &&
      !/^src\/(?:tools|domain|backend)\/|\.test\.tsx?$/.test(path) &&
      named.test(code),
  );
};

/** Checks that a row of docs/traceability.md about tracking codes is marked `later:` exactly while nothing sends one of them. */
export const checkTrackingCodes = (
  markdown: string,
  sources: readonly Pick<SourceFile, "path" | "code">[],
): readonly string[] =>
  markdown.split("\n").flatMap((row, index) => {
    const codes = codesOf(row);
    if (codes.length === 0) return [];
    const unsent = Object.entries(trackingCodes)
      .filter(([name, code]) => codes.includes(code) && !isSent(name, sources))
      .map(([, code]) => code);
    const at = `docs/traceability.md:${index + 1}`;
    const isLater = /\blater: /.test(row);
    if (unsent.length > 0 && !isLater)
      return [`${at}: nothing sends ${unsent.join(", ")}, and it does not say later`];
    return unsent.length === 0 && isLater ? [`${at}: says later of codes that are all sent`] : [];
  });

type Readers = Pick<VariableNotes, "readBy" | "awaited">;

const schemaNotes = (): Readonly<Record<string, Readers>> =>
  Object.fromEntries(
    Object.keys(environmentSchema.shape).map((name) => [name, notesOf(name as VariableName)]),
  );

const faultsOf = ({ readBy, awaited }: Readers, readers: readonly string[]): readonly string[] => {
  if (awaited !== undefined)
    return readers.map((path) => `${path} reads it already: write readBy in place of awaited`);
  if (readers.length === 0) return ["nothing reads it: take it away, or name by awaited the issue that will"];
  const listed: readonly string[] = readBy ?? [];
  return [
    ...readers.filter((path) => !listed.includes(path)).map((path) => `${path} reads it: add it to readBy`),
    ...listed.filter((path) => !readers.includes(path)).map((path) => `${path} does not read it`),
  ];
};

/**
 * Compares the environment schema's readers of each variable with the files that read it, tests apart.
 * @param variables the notes of each variable by its name, those of the schema unless others are given
 */
export const checkEnvironmentReaders = (
  files: readonly SourceFile[],
  variables: Readonly<Record<string, Readers>> = schemaNotes(),
): readonly string[] => {
  const readers = findReaders(Object.keys(variables), files);
  return Object.entries(variables).flatMap(([name, notes]) =>
    faultsOf(notes, readers.get(name) ?? []).map((fault) => `src/platform/env-schema.ts: ${name}: ${fault}`),
  );
};

/** Alternatives written out: `locales/{es,pt}/search.ts` is two paths. */
const spellOut = (place: string): readonly string[] => {
  const [, before = "", list, after = ""] = /^([^{]*)\{([^}]*)\}(.*)$/.exec(place) ?? [];
  return list === undefined ? [place] : list.split(",").flatMap((part) => spellOut(before + part + after));
};

/** A placeholder such as `<key>` stands for what is still to be made: the folder above it exists. */
const known = (path: string): string => path.replace(/[^/]*<.*$/, "").replace(/\/$/, "");

const codesIn = (line: string): readonly string[] =>
  [...line.matchAll(/`([^`]+)`/g)].map(([, code = ""]) => code);

/** A file or a folder of the project: letters and points between slashes, or a file by its name alone. */
const looksLikePath = (code: string): boolean =>
  /^[a-z][\w.[\]{},<>-]*(?:\/[\w.[\]{},<>-]*)+$/.test(code) ||
  /^[a-z][\w.-]*\.(?:tsx?|mjs|css|md|json|sql)$/.test(code);

/**
 * Reports what a page of the documentation names as a file or folder and is none. A name may leave out the folders before it: `pipeline/rules.ts`.
 * @param paths all files of the project, relative to the root
 */
export const checkNamedPaths = (
  page: string,
  markdown: string,
  paths: readonly string[],
): readonly string[] => {
  const all = paths.map((path) => `/${path}/`);
  const exists = (path: string) => path === "" || all.some((each) => each.includes(`/${path}/`));
  return markdown.split("\n").flatMap((line, index) =>
    codesIn(line)
      .filter(looksLikePath)
      .filter((code) => !spellOut(code).map(known).every(exists))
      .map((code) => `${page}:${index + 1}: ${code} does not exist`),
  );
};

/** Compares `.env.example` with the environment schema. */
export const checkEnvironmentDocs = (envExample: string): readonly string[] => {
  const [wanted, found] = [renderEnvExample().split("\n"), envExample.split("\n")];
  const index = Array.from({ length: Math.max(wanted.length, found.length) }).findIndex(
    (_, at) => wanted[at] !== found[at],
  );
  if (index === -1) return [];
  return [
    `.env.example: line ${index + 1} should read: ${wanted[index] ?? "(end of file)"} (npm run docs writes it)`,
  ];
};

/** A rule of the repository: it resolves to what is wrong, nothing when all is well. */
export type RepositoryCheck = (root: string) => Promise<readonly string[]>;

const readText = (root: string, path: string) => {
  const file = join(root, path);
  return existsSync(file) ? readFileSync(file, "utf8") : "";
};

/** Pages that say where things are; each file or folder that they name has to exist. */
const pagesWithPaths = (root: string): readonly string[] => [
  ...globSync("docs/guides/*.md", { cwd: root }),
  "docs/architecture.md",
  "docs/features.md",
  "docs/glossary.md",
  "docs/operations.md",
  "packages/demo-pictures/README.md",
  "docs/own-shop.md",
  "docs/inventory-feed.md",
  "docs/faults.md",
  "README.md",
  "CONTRIBUTING.md",
];

/** Loads every wording file of one locale by its default export; the index that gathers them adds nothing. */
const loadWording = async (root: string, locale: Locale): Promise<Wording> => {
  const files = listFiles(root, `locales/${locale}/**/*.ts`).filter(
    (file) => !/(\.test|\/index)\.ts$/.test(file),
  );
  const areas = files.map(async (file) => {
    const module = (await import(pathToFileURL(resolve(root, file)).href)) as { default?: unknown };
    return [file.slice(`locales/${locale}/`.length, -".ts".length), module.default ?? {}] as const;
  });
  return Object.fromEntries(await Promise.all(areas));
};

/** Every rule that is checked by reading files, by the name of its stage. */
export const repositoryChecks = {
  environment: async (root) => [
    ...checkEnvironmentReaders(readSources(root)),
    ...checkEnvironmentDocs(readText(root, ".env.example")),
  ],
  wording: async (root) => {
    const spanish = await loadWording(root, "es");
    const translated = locales.filter((locale) => locale !== "es");
    const faults = translated.map(async (locale) =>
      checkWording(spanish, await loadWording(root, locale), locale),
    );
    return (await Promise.all(faults)).flat();
  },
  traceability: async (root) => {
    const page = readText(root, "docs/traceability.md");
    return [
      ...checkTraceability(page, (path) => existsSync(join(root, path))),
      ...checkTrackingCodes(page, readSources(root)),
    ];
  },
  "named-paths": async (root) => {
    const paths = listFiles(root, "*", "{deploy,docs,e2e,examples,locales,packages,public,src}/**/*");
    return pagesWithPaths(root).flatMap((page) => checkNamedPaths(page, readText(root, page), paths));
  },
  security: async (root) =>
    checkSecurity(readText(root, "docs/security.md"), (path) => existsSync(join(root, path))),
} as const satisfies Record<string, RepositoryCheck>;
