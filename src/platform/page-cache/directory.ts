import { existsSync, readdirSync, readFileSync, rmSync, statSync, writeFileSync } from "node:fs";
import { join, resolve } from "node:path";
import { buildId } from "#platform/build-id.ts";
import { env } from "#platform/env.ts";

/** The folder of all rendered pages, one folder a build. */
const pageCacheRoot = (): string => join(resolve(env().DATA_DIR), "page-cache");

/**
 * The folder of rendered pages: with the data, not with the build, so that servers that share a build do not share pages;
 * separate for each build, since a page names its build's scripts.
 */
export const pageCacheDirectory = (): string => join(pageCacheRoot(), buildId());

const unrecordedFile = (): string => join(pageCacheDirectory(), "unrecorded");

/** Notes that stored pages were invalidated now and no record has it, so that the next process shows nothing from before. */
export const noteUnrecorded = (): void => {
  if (existsSync(pageCacheDirectory())) writeFileSync(unrecordedFile(), String(Date.now()));
};

/** When pages were last invalidated without a record of it, in milliseconds since 1970; 0: never. */
export const readUnrecorded = (): number => {
  try {
    return Number(readFileSync(unrecordedFile(), "utf8"));
  } catch {
    return 0;
  }
};

/** Removes the pages of earlier builds but the last, which may be running beside this one, or again. */
export const removeEarlierPages = (): void => {
  const root = pageCacheRoot();
  if (!existsSync(root)) return;
  const earlier = readdirSync(root)
    .map((build) => join(root, build))
    .filter((folder) => folder !== pageCacheDirectory())
    .sort((a, b) => statSync(b).mtimeMs - statSync(a).mtimeMs);
  for (const folder of earlier.slice(1)) rmSync(folder, { recursive: true, force: true });
};
