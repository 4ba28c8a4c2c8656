import type { Page } from "#api/models/page.ts";
import type { PageQuery } from "#domain/page-query.ts";
import type { SearchNotice, SearchQuery } from "#domain/search-query.ts";
import type { VehicleQuery } from "#domain/vehicle-query.ts";
import type { Locale } from "#platform/locale.ts";

/** What a block can read of its page. */
export interface BlockContext {
  readonly locale: Locale;
  /** The content service's name of the page. */
  readonly slug: string;
  /** Public path of the page, with its slashes. */
  readonly path: string;
  /** The ancestors of the page, root first. */
  readonly trail: NonNullable<Page["trail"]>;
  readonly query: SearchQuery;
  /** Notices about the query to show to the visitor. */
  readonly notices: readonly SearchNotice[];
  /**
   * Query of a vehicle page: a finance simulation, and the postal code to measure the distance to the dealer
   * from.
   */
  readonly simulation: VehicleQuery;
  /** Query of a content page: amounts for the finance simulator, a place for the dealer locator. */
  readonly pageQuery: PageQuery;
  /** Unique on the page: a prefix for element ids. */
  readonly blockId: string;
  /** Position on the page, from 0. */
  readonly index: number;
}
