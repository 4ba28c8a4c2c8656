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
import { dirname, join } from "node:path";
import { cacheLifetimes } from "#platform/cache-lifetimes.ts";

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
      // In use again: its time begins when the new build is put aside.
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
