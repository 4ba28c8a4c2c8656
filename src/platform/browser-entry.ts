import { readFileSync } from "node:fs";
import { join } from "node:path";

/** Holds the address of the script that brings all others; written by the build, below `.next`. */
export const browserEntryFile = "browser-entry";

const read = (): string | undefined => {
  try {
    return readFileSync(join(process.cwd(), ".next", browserEntryFile), "utf8").trim();
  } catch {
    return undefined;
  }
};

let known: { readonly address: string | undefined } | undefined;

/**
 * Where the browser fetches the script that brings all others, as `/_next/static/browser/entry-3f2a.js`. Read once, like the
 * name of the build; undefined where nothing was built.
 */
export const browserEntry = (): string | undefined => {
  known ??= { address: read() };
  return known.address;
};
