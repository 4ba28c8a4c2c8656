import { join, resolve } from "node:path";
import { buildId } from "#platform/build-id.ts";
import { env } from "#platform/env.ts";

/** The folder of all rendered pages, one folder a build. */
export const pageCacheRoot = (): string => join(resolve(env().DATA_DIR), "page-cache");

/**
 * The folder of rendered pages: with the data, not with the build, so that servers that share a build do not share pages;
 * separate for each build, since a page names its build's scripts.
 */
export const pageCacheDirectory = (): string => join(pageCacheRoot(), buildId());
