import { readFileSync } from "node:fs";
import { join } from "node:path";
import { env } from "./env.ts";

/** Holds the address of the script that brings all others; written by the build, below the framework's folder. */
export const browserEntryFile = "browser-entry";

/** The framework's folders, of a build and of development. */
export const frameworkHome = { production: ".next", development: join(".next", "dev") } as const;

const read = (home: string): string | undefined => {
  try {
    return readFileSync(join(process.cwd(), home, browserEntryFile), "utf8").trim();
  } catch {
    return undefined;
  }
};

let known: { readonly address: string | undefined } | undefined;

/**
 * Where the browser fetches the script that brings all others, as `/_next/static/browser/entry-3f2a.js`. Read once, like the
 * name of the build, but in development, where it changes; undefined where nothing was built.
 */
export const browserEntry = (): string | undefined => {
  if (env().NODE_ENV === "development") return read(frameworkHome.development);
  known ??= { address: read(frameworkHome.production) };
  return known.address;
};
