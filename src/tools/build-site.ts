import { rmSync, writeFileSync } from "node:fs";
import { join, resolve } from "node:path";
import { buildStampFile, hashBuildInputs, isBuildCurrent } from "./build-inputs.ts";
import { laySideBySide, setStaticAside } from "./keep-static-files.ts";
import { runCommand } from "./run-command.ts";
import { ToolError } from "./run-tool.ts";
import { writeColours } from "./write-colours.ts";

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
    return await import("./bundle-browser.ts");
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
  const { bundleBrowser, bundleDestinations, writeBrowserBundle } = await loadBundler();
  writeColours();
  const hash = hashFor(options);
  rmSync(buildStampFile, { force: true });
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
  laySideBySide(earlierStaticFiles, staticFiles);
  writeFileSync(buildStampFile, hash);
};

/** Builds unless `.next` already holds a build of the present files. Returns whether it built. */
export const buildSiteIfStale = async (options: Options = {}): Promise<boolean> => {
  if (isBuildCurrent(hashFor(options))) return false;
  if (!options.quiet) console.log("Building the site");
  await buildSite(options);
  return true;
};
