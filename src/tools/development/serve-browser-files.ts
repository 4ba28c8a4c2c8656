import { mkdirSync, rmSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { frameworkHome } from "#platform/browser-scripts.ts";
import { bundleBrowser, bundleDestinations, writeBrowserBundle } from "../bundle-browser.ts";
import { writeColours } from "../write-colours.ts";
import { changesFile } from "./changes-file.ts";
import { watchSources } from "./watch-sources.ts";

const home = frameworkHome.development;
const folder = join(home, "static", "browser");
const beside = { "reload-on-change": "src/tools/development/reload-on-change.ts" };

/** Bundles what pages fetch; what is wrong is told, and the next change tries again. */
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

/** Keeps what pages fetch as the sources are, and has open pages loaded again after each change. */
export const serveBrowserFiles = async (): Promise<void> => {
  rmSync(folder, { recursive: true, force: true });
  mkdirSync(folder, { recursive: true });
  writeColours();
  await bundle();
  watchSources(["src", "locales"], bundle);
};
