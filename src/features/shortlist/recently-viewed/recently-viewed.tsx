import { routePath } from "#domain/route-paths.ts";
import type { Locale } from "#platform/locale.ts";

type RecentlyViewedProps = {
  readonly locale: Locale;
  /** The vehicle of the page, if any: stored, and not shown among the others. */
  readonly current?: string;
};

/** Placeholder of the recently viewed vehicles, filled by `start-recent`. */
export const RecentlyViewed = ({ locale, current = "" }: RecentlyViewedProps) => (
  <div data-recent={current} data-recent-page={routePath("recent", locale)} />
);
