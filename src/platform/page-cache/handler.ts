import fileSystemCacheModule from "next/dist/server/lib/incremental-cache/file-system-cache.js";
import { env } from "#platform/env.ts";
import { isLocale } from "#platform/locale.ts";
import { pageCacheDirectory } from "./directory.ts";
import { versionHeader } from "./intent-loader.ts";
import { stampPage } from "./stamp-page.ts";
import { steadyIds } from "./steady-ids.ts";
import { forgetStored, pathOfCacheKey, rememberStored } from "./stored-pages.ts";

type FileSystemCache = InstanceType<typeof fileSystemCacheModule>;
type Context = ConstructorParameters<typeof fileSystemCacheModule>[0];
type SetArguments = Parameters<FileSystemCache["set"]>;
type GetArguments = Parameters<FileSystemCache["get"]>;
type Entry = NonNullable<SetArguments[1]>;
type AppPage = Extract<Entry, { html: string; rscData: unknown }>;

// A CommonJS file of the framework: plain Node hands over its exports, a bundler its default export.
const FileSystemCacheClass =
  (fileSystemCacheModule as unknown as { default?: typeof fileSystemCacheModule }).default ??
  fileSystemCacheModule;

const policyHeader = "content-security-policy";
const pageContext = { kind: "APP_PAGE", isFallback: false, isRoutePPREnabled: false } as GetArguments[1];

const isAppPage = (entry: Entry | null | undefined): entry is AppPage =>
  entry?.kind === ("APP_PAGE" as Entry["kind"]);

/**
 * Values that pages read while they are rendered. There is one for each tag under which a page is dropped (`api/cache-policy.ts`),
 * so for each vehicle that anybody has invented; to make it anew costs nothing, so none is kept.
 */
const isMarkKind = (kind: string | undefined): boolean => kind === "FETCH";

/** A part of the page could not be loaded and says so: such a page never replaces a whole one. */
const isDegraded = (page: AppPage): boolean => page.html.includes('data-degraded="');

/** Filtered lists, simulations and comparisons: endless in number, so kept in the framework's bounded memory, never on disk. */
const isQueryPage = (key: string): boolean => /\/[a-z]~/.test(key);

const stamp = (page: AppPage): void => {
  if (page.headers?.[policyHeader]) return;
  const steady = steadyIds(page.html, page.rscData?.toString("utf8"));
  if (steady.flight !== undefined) page.rscData = Buffer.from(steady.flight);
  // A degraded page is not kept, so its data is not to be had a second time: it stays inline.
  const flight = isDegraded(page) ? undefined : steady.flight;
  const { html, policy, version } = stampPage(steady.html, { hold: env().HOLD_FRAMEWORK, flight });
  page.html = html;
  page.headers = { ...page.headers, [policyHeader]: policy, [versionHeader]: version };
};

/**
 * The framework's page cache, which sees each cached page once as a string: here its scripts are held back until
 * a visitor shows intent, and its policy is computed. It is bundled into the request pipeline too, so this module
 * and what it imports do nothing at load.
 */
export default class PageCache {
  private readonly onDisk: FileSystemCache;
  private readonly inMemory: FileSystemCache;
  private readonly fromBuild: FileSystemCache;

  constructor(context: Context) {
    const kept = { ...context, serverDistDir: pageCacheDirectory() };
    this.onDisk = new FileSystemCacheClass(kept);
    this.inMemory = new FileSystemCacheClass({ ...kept, flushToDisk: false });
    this.fromBuild = new FileSystemCacheClass(context);
  }

  async get(...[key, context]: GetArguments) {
    if (isMarkKind(context.kind)) return null;
    const found = (await this.onDisk.get(key, context)) ?? (await this.fromBuild.get(key, context));
    // Pages that the build rendered never passed `set`.
    if (isAppPage(found?.value)) stamp(found.value);
    return found;
  }

  async set(...[key, entry, context]: SetArguments): Promise<void> {
    if (isMarkKind(entry?.kind)) return;
    if (!isAppPage(entry)) return this.onDisk.set(key, entry, context);
    // In place: the visitor whose request missed is answered from this very object.
    stamp(entry);
    const path = pathOfCacheKey(key);
    if (!isLocale(path.split("/")[1])) return;
    if (isDegraded(entry)) return this.keepEarlier(key, entry);
    rememberStored(path);
    return (isQueryPage(path) ? this.inMemory : this.onDisk).set(key, entry, context);
  }

  revalidateTag(...[tags, durations]: Parameters<FileSystemCache["revalidateTag"]>): Promise<void> {
    return this.onDisk.revalidateTag(tags, durations);
  }

  resetRequestCache(): void {
    this.onDisk.resetRequestCache();
  }

  private async keepEarlier(key: string, degraded: AppPage): Promise<void> {
    const earlier = await this.onDisk.get(key, pageContext);
    if (isAppPage(earlier?.value)) return void Object.assign(degraded, earlier.value);
    forgetStored(pathOfCacheKey(key));
    // Nor may a cache in front of this process keep it.
    degraded.headers = { ...degraded.headers, "cache-control": "private, no-store" };
  }
}
