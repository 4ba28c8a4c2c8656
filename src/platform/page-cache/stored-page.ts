import type { OutgoingHttpHeader } from "node:http";
import { z } from "zod";
import { cacheLifetimes } from "../cache-lifetimes.ts";
import { lostSince, usableUntil } from "./followed-records.ts";
import { lastInvalidationOf, type Positions } from "./invalidated-tags.ts";
import { bytesOf, type PageBytes } from "./page-bytes.ts";

/** How long a page may be shown, and what invalidates it. Times are in milliseconds since 1970. */
export interface PageFacts {
  /** When its data started to be requested. */
  readonly renderedAt: number;
  readonly freshUntil: number;
  /** Until when it is shown while it is rendered again behind it. */
  readonly staleUntil: number;
  readonly tags: readonly string[];
}

/** A page for everybody, as it is sent. */
export interface StoredPage {
  /** The internal address: `/es/abc`, with the canonical query that its page reads: `/es/abc?brand=seat`. */
  readonly key: string;
  readonly status: number;
  /** All headers but those that each answer has of its own. */
  readonly headers: readonly (readonly [name: string, value: OutgoingHttpHeader])[];
  /** Undefined for a page that is not stored: for an error, or for this time only. */
  readonly facts: PageFacts | undefined;
  readonly etag: string;
  readonly bytes: PageBytes;
}

/** How a page was found, as caches report it. */
export type PageOutcome = "hit" | "stale" | "miss";

/** The times of a page. While invalidations may be missing it lives no longer than where none are reported. */
const timesOf = ({
  renderedAt,
  freshUntil,
  staleUntil,
}: PageFacts): readonly [fresh: number, stale: number] => {
  const until = usableUntil(renderedAt, freshUntil);
  const isFollowed = lostSince() === undefined;
  return [until, isFollowed ? staleUntil : Math.min(staleUntil, until + cacheLifetimes.pageGrace * 1000)];
};

/**
 * Whether a page may be shown: as it is (`fresh`), while it is rendered again behind it (`stale`), or only where rendering it
 * fails, since prices change (docs/decisions/0018).
 */
export const stateOf = (facts: PageFacts): "fresh" | "stale" | "overdue" | "invalidated" => {
  if (lastInvalidationOf(facts.tags) >= facts.renderedAt) return "invalidated";
  const now = Date.now();
  const [freshUntil, staleUntil] = timesOf(facts);
  if (now < freshUntil) return "fresh";
  return now < staleUntil ? "stale" : "overdue";
};

/** Filtered lists, simulations and comparisons: unlimited in number, so they are never stored on disk. */
export const isQueryPage = (key: string): boolean => key.includes("?");

const headSchema = z.object({
  key: z.string(),
  headers: z.array(z.tuple([z.string(), z.union([z.string(), z.number(), z.array(z.string())])])),
  facts: z.object({
    renderedAt: z.number(),
    freshUntil: z.number(),
    staleUntil: z.number(),
    tags: z.array(z.string()),
  }),
  etag: z.string(),
  /** The invalidations that were known when its rendering started. */
  seen: z.partialRecord(z.enum(["services", "redis"]), z.string()).optional(),
  /** When it was packed, in milliseconds since 1970. */
  packedAt: z.number(),
});

export type PackedPage = {
  readonly page: StoredPage & { readonly facts: PageFacts };
  readonly seen: Positions | undefined;
  readonly packedAt: number;
};

/** A page as bytes: its facts as a line of JSON, and its document, compressed. */
export const packPage = (page: StoredPage, seen: Positions | undefined): Buffer => {
  const { key, headers, facts, etag } = page;
  const head = JSON.stringify({ key, headers, facts, etag, seen, packedAt: Date.now() });
  return Buffer.concat([Buffer.from(`${head}\n`), bytesOf(page.bytes, "br")]);
};

/** @throws Error for what is no packed page */
export const unpackPage = (packed: Buffer): PackedPage => {
  const end = packed.indexOf("\n");
  const { seen, packedAt, ...head } = headSchema.parse(JSON.parse(packed.toString("utf8", 0, end)));
  const bytes: PageBytes = new Map([["br", packed.subarray(end + 1)]]);
  return { page: { ...head, status: 200, bytes }, seen, packedAt };
};
