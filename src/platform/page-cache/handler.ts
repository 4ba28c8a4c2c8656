import { utimes } from "node:fs/promises";
import { join } from "node:path";
import { isLocale } from "#platform/locale.ts";
import { log } from "#platform/log.ts";
import { dispensableWaitMs, shortenTime } from "#platform/time-budget.ts";
import { boundLifetimes } from "./bound-lifetimes.ts";
import {
  invalidatedAtOf,
  isCurrent,
  isFinalized,
  isInvalidated,
  isMarkKind,
  isQueryPage,
  limitProxy,
  sendOnly,
  setFactHeaders,
  stamp,
} from "./cached-page.ts";
import { pageCacheDirectory } from "./directory.ts";
import { hasFailed, noteError, noteFailure, noteSuccess } from "./failed-pages.ts";
import {
  type AppPage,
  type Context,
  type FileSystemCache,
  FileSystemCacheClass,
  type GetArguments,
  isAppPage,
  pageContext,
  type SetArguments,
} from "./file-system-cache.ts";
import { markInvalidated } from "./invalidated-tags.ts";
import { invalidatedLifetime, isOverdue, lifetimeOf } from "./lifetime.ts";
import { lookUpTiers } from "./look-up-tiers.ts";
import { hasHeading, isDegraded, isForThisTime, type MissingAnswer, missingAnswer } from "./page-marks.ts";
import { endRendering, noteStart } from "./rendering-times.ts";
import { readShared, removeShared, writeShared } from "./shared-pages.ts";
import { forgetStored, pathOfCacheKey, rememberStored, removeStored } from "./stored-pages.ts";

/**
 * The framework's page cache, which sees each cached page once as a string: it removes the scripts, computes the policy, and
 * rejects pages that must not be stored. It is bundled into the request pipeline too, so this module and its imports do
 * nothing at load.
 */
export default class PageCache {
  private readonly onDisk: FileSystemCache;
  private readonly inMemory: FileSystemCache;
  private readonly fromBuild: FileSystemCache;

  constructor(context: Context) {
    const ownContext = { ...context, serverDistDir: pageCacheDirectory() };
    this.onDisk = new FileSystemCacheClass(ownContext);
    this.inMemory = new FileSystemCacheClass({ ...ownContext, flushToDisk: false });
    this.fromBuild = new FileSystemCacheClass(context);
  }

  async get(...[key, context]: GetArguments) {
    if (isMarkKind(context.kind)) return null;
    const found = await this.find(key, context);
    // Invalidated: see `remove`.
    if (!found?.value) {
      noteStart(key);
      return null;
    }
    if (!isAppPage(found.value)) return found;
    // Pages that the build rendered never passed `set`.
    stamp(found.value);
    limitProxy(found.value);
    if (!found.cacheControl) return found;
    setFactHeaders(found.value, found.lastModified ?? 0, found.cacheControl);
    if (!isCurrent(found)) noteStart(key);
    const isFailing = hasFailed(key, invalidatedAtOf(found));
    if (!isFailing && isInvalidated(found))
      return { ...found, cacheControl: invalidatedLifetime(found.cacheControl) };
    const cacheControl = lifetimeOf(found.cacheControl, isFailing);
    // It is about to be rendered again while its visitor waits, and can be shown as it is.
    if (isOverdue(cacheControl, found.lastModified)) shortenTime(dispensableWaitMs);
    return { ...found, cacheControl };
  }

  async set(...[key, entry, context]: SetArguments): Promise<void> {
    if (isMarkKind(entry?.kind)) return;
    if (!isAppPage(entry)) return this.onDisk.set(key, entry, context);
    if (isQueryPage(key)) boundLifetimes(key);
    const rendering = endRendering(key);
    // Rendering it anew threw, and the framework puts back what there was: it stays as old as it is.
    if (isFinalized(entry)) return noteError(key);
    // In place: the visitor whose request missed is answered from this very object.
    stamp(entry);
    const path = pathOfCacheKey(key);
    if (!isLocale(path.split("/")[1])) return;
    const missing = missingAnswer(entry.html);
    if (missing && !isDegraded(entry.html)) {
      await this.remove(key, context);
      return sendOnly(entry, missing.status, { "x-error": missing.message });
    }
    if (!hasHeading(entry.html)) {
      log().error(
        { path: path.slice(0, 300), status: entry.status },
        "A page without a heading is not shown",
      );
      return this.showEarlier(key, entry, 500);
    }
    if (isDegraded(entry.html)) return this.showEarlier(key, entry, missing?.status ?? entry.status, missing);
    if (isForThisTime(entry.html)) {
      await this.remove(key, context);
      return sendOnly(entry, entry.status);
    }
    limitProxy(entry);
    noteSuccess(key);
    rememberStored(path);
    // The same object is read by the framework for the headers to caches in front.
    if (!context.fetchCache && context.cacheControl) {
      Object.assign(context.cacheControl, lifetimeOf(context.cacheControl, false));
      setFactHeaders(entry, rendering.startedAt, context.cacheControl);
      void writeShared(key, entry, context.cacheControl, rendering);
    }
    await this.store(key, entry, context, rendering.startedAt);
  }

  /** Called by the framework; our own pages are invalidated by `invalidate-pages`. */
  async revalidateTag(...[tags]: Parameters<FileSystemCache["revalidateTag"]>): Promise<void> {
    markInvalidated([tags].flat());
  }

  resetRequestCache(): void {
    this.onDisk.resetRequestCache();
  }

  /** What this process stores; when that is not good enough to be shown at once, a newer page of another process. */
  private async find(...[key, context]: GetArguments) {
    const own = await lookUpTiers({ stored: this.onDisk, build: this.fromBuild }, key, context);
    if (own?.value && (!isAppPage(own.value) || isCurrent(own))) return own;
    const shared = await readShared(key);
    if (shared === undefined || shared.lastModified <= (own?.value ? (own.lastModified ?? 0) : 0)) return own;
    try {
      await this.store(
        key,
        shared.value,
        { ...pageContext, cacheControl: shared.cacheControl },
        shared.lastModified,
      );
    } catch (err) {
      log().error({ err }, "A page that another process has rendered could not be stored");
    }
    rememberStored(pathOfCacheKey(key));
    return { ...shared };
  }

  /** Stores a page with the time at which it was rendered, however late it arrives. */
  private async store(
    key: string,
    page: AppPage,
    context: SetArguments[2],
    renderedAt: number,
  ): Promise<void> {
    const isInMemoryOnly = isQueryPage(key);
    const cache = isInMemoryOnly ? this.inMemory : this.onDisk;
    try {
      await cache.set(key, page, context);
      const date = new Date(renderedAt);
      if (!isInMemoryOnly)
        await utimes(join(pageCacheDirectory(), `${key}.html`), date, date).catch(() => undefined);
    } finally {
      // It is in memory also where the disk has refused it.
      const stored = await cache.get(key, pageContext);
      if (stored) stored.lastModified = renderedAt;
    }
  }

  private async showEarlier(
    key: string,
    page: AppPage,
    status: number | undefined,
    missing?: MissingAnswer,
  ): Promise<void> {
    noteFailure(key);
    const earlier = await this.onDisk.get(key, pageContext);
    if (isAppPage(earlier?.value)) return void Object.assign(page, earlier.value);
    forgetStored(pathOfCacheKey(key));
    sendOnly(page, status, missing && { "x-error": missing.message });
  }

  /** The framework's memory knows no removal: nothing is put in the page's place there. */
  private async remove(key: string, context: SetArguments[2]): Promise<void> {
    noteSuccess(key);
    await this.onDisk.set(key, null, context);
    removeStored(key);
    await removeShared(key);
  }
}
