import {
  cpSync,
  existsSync,
  globSync,
  mkdirSync,
  readFileSync,
  rmSync,
  statSync,
  writeFileSync,
} from "node:fs";
import { dirname, join, resolve } from "node:path";
import { cacheLifetimes } from "#platform/cache-lifetimes.ts";
import { buildHashFile, hashBuildInputs, isBuildCurrent } from "./build-inputs.ts";
import { runCommand } from "./run-command.ts";
import { ToolError } from "./run-tool.ts";
import { writeColours } from "./write-colours.ts";

const lastUsedFile = "last-used.json";

type LastUsed = Record<string, number>;

const filesIn = (folder: string): string[] =>
  existsSync(folder)
    ? globSync("**/*", { cwd: folder }).filter((file) => statSync(join(folder, file)).isFile())
    : [];

const readLastUsed = (folder: string): LastUsed => {
  try {
    return JSON.parse(readFileSync(join(folder, lastUsedFile), "utf8")) as LastUsed;
  } catch {
    return {};
  }
};

/**
 * Puts the scripts and styles of a build aside, before the next one takes their place.
 * @param current `.next/static` @param aside folder that survives a build
 */
export const setStaticAside = (current: string, aside: string, now = Date.now()): void => {
  const lastUsed = readLastUsed(aside);
  for (const file of filesIn(current)) {
    // What an earlier build had left here is older than this build; its time stands already.
    if (lastUsed[file] !== undefined && existsSync(join(aside, file))) continue;
    mkdirSync(dirname(join(aside, file)), { recursive: true });
    cpSync(join(current, file), join(aside, file));
    lastUsed[file] = now;
  }
  for (const [file, at] of Object.entries(lastUsed)) {
    if (now - at <= cacheLifetimes.stalePage * 1000) continue;
    rmSync(join(aside, file), { force: true });
    delete lastUsed[file];
  }
  if (Object.keys(lastUsed).length > 0) writeFileSync(join(aside, lastUsedFile), JSON.stringify(lastUsed));
};

/**
 * Lays the files of earlier builds beside those of the new one, which are never replaced, so that pages that are still
 * open or still in a cache find their scripts. Returns how many.
 */
export const laySideBySide = (aside: string, current: string): number => {
  const lastUsed = readLastUsed(aside);
  let laid = 0;
  for (const file of Object.keys(lastUsed)) {
    const target = join(current, file);
    if (existsSync(target)) {
      // In use again: its time starts when the new build is put aside.
      delete lastUsed[file];
      rmSync(join(aside, file), { force: true });
      continue;
    }
    mkdirSync(dirname(target), { recursive: true });
    cpSync(join(aside, file), target);
    laid += 1;
  }
  if (existsSync(aside)) writeFileSync(join(aside, lastUsedFile), JSON.stringify(lastUsed));
  return laid;
};

/** The framework's program. */
export const nextExecutable = resolve("node_modules", "next", "dist", "bin", "next");

const staticFiles = join(".next", "static");
/** Beside the framework's own cache, which it leaves alone when it builds. */
const earlierStaticFiles = join(".next", "cache", "earlier-static");

type Options = Readonly<{ quiet?: boolean; env?: Readonly<Record<string, string>> }>;

const hashFor = ({ env }: Options): string =>
  hashBuildInputs({ ...process.env, ...env }.NEXT_SERVER_ACTIONS_ENCRYPTION_KEY);

/** What bundles are packages of development: where they were left out, as in a container, the build that came along is the only one. */
const loadBundler = async () => {
  try {
    return { ...(await import("./bundle-browser.ts")), ...(await import("./split-styles.ts")) };
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== "ERR_MODULE_NOT_FOUND") throw error;
    throw new ToolError(
      "The build here was made from other files or with another NEXT_SERVER_ACTIONS_ENCRYPTION_KEY, and the packages that build are missing: " +
        "start with the key of the build, or build again where all packages are.",
    );
  }
};

/**
 * Runs a production build and remembers what it was made from.
 * @throws ToolError when it fails, with the output if it was not on the terminal already
 */
export const buildSite = async (options: Options = {}): Promise<void> => {
  const { quiet = false, env } = options;
  const { bundleBrowser, bundleDestinations, writeBrowserBundle, writeStylePieces } = await loadBundler();
  writeColours();
  const hash = hashFor(options);
  rmSync(buildHashFile, { force: true });
  const browser = await bundleBrowser();
  const destinations = await bundleDestinations();
  setStaticAside(staticFiles, earlierStaticFiles);
  const { code, output } = await runCommand(process.execPath, [nextExecutable, "build"], {
    env: { ...env, NODE_ENV: "production", NEXT_TELEMETRY_DISABLED: "1" },
    timeoutMs: 20 * 60_000,
    echo: !quiet,
  });
  if (code !== 0) {
    throw new ToolError(quiet ? `The build failed:\n${output}` : "The build failed; its message is above.");
  }
  writeBrowserBundle(browser, destinations, ".next");
  writeStylePieces(".next");
  laySideBySide(earlierStaticFiles, staticFiles);
  writeFileSync(buildHashFile, hash);
};

/** Builds unless `.next` already holds a build of the present files. Returns whether it built. */
export const buildSiteIfStale = async (options: Options = {}): Promise<boolean> => {
  if (isBuildCurrent(hashFor(options))) return false;
  if (!options.quiet) console.log("Building the site");
  await buildSite(options);
  return true;
};
