import { mkdirSync, rmSync, watch, writeFileSync } from "node:fs";
import { join } from "node:path";
import { frameworkHome } from "#platform/browser-scripts.ts";
import { bundleBrowser, bundleDestinations, writeBrowserBundle } from "../bundle-browser.ts";
import { writeColours } from "../write-colours.ts";
import { changesFile } from "./changes-file.ts";

/** An editor writes a file several times, and a branch that is checked out many files. */
const pauseMs = 120;

/** Whether a changed file may change what pages show; tests and tools do not. */
export const isShown = (file: string): boolean =>
  !/(?:^|[\\/])tools[\\/]|\.test\.tsx?$|(?:^|[\\/])\.|~$/.test(file);

/**
 * Calls `onChange` soon after sources below the folders have changed, once for changes that come together and never twice
 * at a time. Does not keep the process alive.
 * @returns ends it
 */
export const watchSources = (folders: readonly string[], onChange: () => Promise<void>): (() => void) => {
  let timer: ReturnType<typeof setTimeout> | undefined;
  let working = Promise.resolve();
  const watchers = folders.map((folder) =>
    watch(folder, { recursive: true, persistent: false }, (_, file) => {
      if (file === null || !isShown(file)) return;
      clearTimeout(timer);
      timer = setTimeout(() => {
        working = working.then(onChange);
      }, pauseMs);
    }),
  );
  return () => {
    clearTimeout(timer);
    for (const watcher of watchers) watcher.close();
  };
};

const home = frameworkHome.development;
const folder = join(home, "static", "browser");
const beside = { "reload-on-change": "src/tools/development/reload-on-change.ts" };

/** Bundles what pages fetch; errors are logged, and the next change tries again. */
const bundle = async (): Promise<void> => {
  try {
    const { entry, chunks } = await bundleBrowser({ minify: false, beside });
    writeBrowserBundle({ entry, chunks }, await bundleDestinations(), home);
    const reload = chunks.find(({ name, isEntry }) => isEntry && name in beside);
    // Pages name it by an address that stays.
    writeFileSync(join(folder, "reload-on-change.js"), reload?.code ?? "");
  } catch (error) {
    console.error(error instanceof Error ? error.message : error);
  }
  writeFileSync(join(folder, changesFile.name), String(Date.now()));
};

/** Keeps the served bundle up to date with the sources, and reloads open pages after each change. */
export const serveBrowserFiles = async (): Promise<void> => {
  rmSync(folder, { recursive: true, force: true });
  mkdirSync(folder, { recursive: true });
  writeColours();
  await bundle();
  watchSources(["src", "locales"], bundle);
};
