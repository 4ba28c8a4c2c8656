import type { Picture } from "#contract/picture.ts";

/** An article in lists. */
export type ArticleSummary = {
  readonly title: string;
  readonly summary: string;
  readonly href: string;
  /** `2026-11-20`. */
  readonly date: string;
  /** Reading time, in minutes. */
  readonly minutes: number;
  readonly picture?: Picture | undefined;
};
