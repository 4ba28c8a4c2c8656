import { readFileSync } from "node:fs";
import { join } from "node:path";
import { env } from "./env.ts";

/** Holds the addresses of scripts by their names; written by the build, below the framework's folder. */
export const browserScriptsFile = "browser-scripts.json";

/** The framework's folders, of a build and of development. */
export const frameworkHome = { production: ".next", development: join(".next", "dev") } as const;

type Addresses = Readonly<Record<string, string>>;

const read = (home: string): Addresses => {
  try {
    return JSON.parse(readFileSync(join(process.cwd(), home, browserScriptsFile), "utf8")) as Addresses;
  } catch {
    return {};
  }
};

let known: Addresses | undefined;

/**
 * Where the browser fetches a script, as `/_next/static/browser/entry-3f2a.js`: `entry`, which brings all others, and one for each
 * analytics destination. Read once, like the name of the build, but in development, where it changes; undefined where nothing was built.
 */
export const browserScript = (name: string): string | undefined => {
  if (env().NODE_ENV === "development") return read(frameworkHome.development)[name];
  known ??= read(frameworkHome.production);
  return known[name];
};
