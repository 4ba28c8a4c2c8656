import { readFileSync } from "node:fs";
import { join, resolve } from "node:path";
import { env } from "#platform/env.ts";

const readBuildId = (): string => {
  try {
    return readFileSync(join(process.cwd(), ".next", "BUILD_ID"), "utf8").trim();
  } catch {
    return "development";
  }
};

let buildId: string | undefined;

/**
 * Where rendered pages are kept: with the data, not with the build, so that servers that share a build do not share
 * pages; apart by build, since a page names its build's scripts. Ends as the framework's own directory does.
 */
export const pageCacheDirectory = (): string => {
  buildId ??= readBuildId();
  return join(resolve(env().DATA_DIR), "page-cache", buildId, "server");
};
