import { existsSync, globSync, readFileSync } from "node:fs";
import { join, resolve } from "node:path";
import { pathToFileURL } from "node:url";
import { type Locale, locales } from "#platform/locale.ts";
import { checkEnvironmentDocs } from "./check-environment-docs.ts";
import { checkEnvironmentReaders } from "./check-environment-readers.ts";
import { checkNamedPaths } from "./check-named-paths.ts";
import { checkSecurity } from "./check-security.ts";
import { checkTraceability } from "./check-traceability.ts";
import { checkTrackingCodes } from "./check-tracking-codes.ts";
import { checkWording, type Wording } from "./check-wording.ts";
import { listFiles, readSources } from "./source-file.ts";

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
  "docs/pictures.md",
  "docs/demo-shop.md",
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
    const paths = listFiles(root, "*", "{deploy,docs,e2e,locales,packages,public,src}/**/*");
    return pagesWithPaths(root).flatMap((page) => checkNamedPaths(page, readText(root, page), paths));
  },
  security: async (root) =>
    checkSecurity(readText(root, "docs/security.md"), (path) => existsSync(join(root, path))),
} as const satisfies Record<string, RepositoryCheck>;
