import { routePath } from "#domain/route-paths.ts";
import type { Locale } from "#platform/locale.ts";

type RecentlyViewedProps = {
  readonly locale: Locale;
  /** The vehicle of the page, if it is about one: remembered, and not shown among the others. */
  readonly current?: string;
};

/** The place of the vehicles that this device has looked at, filled by `start-recent`. */
export const RecentlyViewed = ({ locale, current = "" }: RecentlyViewedProps) => (
  <div data-recent={current} data-recent-page={routePath("recent", locale)} />
);
