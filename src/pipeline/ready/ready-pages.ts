import { LRUCache } from "lru-cache";
import { cacheLifetimes } from "#platform/cache-lifetimes.ts";
import { whenForgotten } from "#platform/forget-kept-answers.ts";
import { lastInvalidationOf } from "#platform/page-cache/invalidated-tags.ts";
import type { PageFacts } from "#platform/page-cache/page-facts.ts";
import type { Encoding } from "./choose-encoding.ts";
import type { PagePath } from "./page-path-header.ts";
import { bytesOf, type ReadyPage } from "./ready-page.ts";

export interface FoundPage {
  /** Internal. */
  readonly path: string;
  readonly page: ReadyPage;
}

const longestAddress = 2_000;
const headerBytes = 2_000;

const defaults = { bytes: 32 * 1024 * 1024, addresses: 20_000 };

/** Whether a page can be shown as it is: as the page cache has it. */
const isCurrent = ({ renderedAt, freshUntil, tags }: PageFacts): boolean =>
  Date.now() < freshUntil && lastInvalidationOf(tags) < renderedAt;

const sizeOf = ({ made }: ReadyPage): number =>
  [...made.values()].reduce((sum, { byteLength }) => sum + byteLength, headerBytes);

/**
 * Pages that are ready to be sent, and the addresses that they are known to be at; both are bounded, pages by their bytes. What an
 * address leads to is forgotten with what else is kept of the services' answers.
 */
export const createReadyPages = (bounds: Partial<typeof defaults> = {}) => {
  const { bytes, addresses: most } = { ...defaults, ...bounds };
  const pages = new LRUCache<string, ReadyPage>({ maxSize: bytes, sizeCalculation: sizeOf });
  const addresses = new LRUCache<string, PagePath>({ max: most });
  let round = 0;
  whenForgotten(() => {
    round += 1;
    addresses.clear();
  });
  return {
    /** The internal path and the page of an address, as long as it may be shown as it is. */
    find: (url: string): FoundPage | undefined => {
      const address = addresses.get(url);
      if (!address || Date.now() >= address.until) return undefined;
      const page = pages.get(address.path);
      return page?.facts && isCurrent(page.facts) ? { path: address.path, page } : undefined;
    },
    /** The internal path of an address, as far as it is known, and however long ago it was learnt. */
    lastPathOf: (url: string): string | undefined => addresses.peek(url)?.path,
    /** The same rendering of a page, where its bytes are there. */
    sameAs: (path: string, renderedAt: number, etag: string): ReadyPage | undefined => {
      const page = pages.get(path);
      return page?.etag === etag && page.facts?.renderedAt === renderedAt ? page : undefined;
    },
    /** Bytes of a page in an encoding; what has to be made for that is counted. */
    bytes: (path: string, page: ReadyPage, encoding: Encoding): Buffer => {
      const before = page.made.size;
      const found = bytesOf(page, encoding);
      if (page.made.size !== before && pages.peek(path) === page) pages.set(path, page);
      return found;
    },
    keep: (path: string, page: ReadyPage): void => void pages.set(path, page),
    /** Asked before an address is decided on, called when it is known where it leads: not where everything was forgotten meanwhile. */
    learner: (url: string): ((place: PagePath) => void) => {
      const begun = round;
      return ({ path, until }) => {
        if (begun !== round || url.length > longestAddress || until <= Date.now()) return;
        addresses.set(url, { path, until: Math.min(until, Date.now() + cacheLifetimes.readyAddress * 1000) });
      };
    },
  };
};

export type ReadyPages = ReturnType<typeof createReadyPages>;
