import type { Page } from "#api/models/page.ts";
import type { PageQuery } from "#domain/page-query.ts";
import type { SearchNotice, SearchQuery } from "#domain/search-query.ts";
import type { VehicleQuery } from "#domain/vehicle-query.ts";
import type { Locale } from "#platform/locale.ts";

/** What a block knows of the page it stands on. */
export interface BlockContext {
  readonly locale: Locale;
  /** The content service's name of the page. */
  readonly slug: string;
  /** Public path of the page, with its slashes. */
  readonly path: string;
  /** What lies between the root and the page, outermost first. */
  readonly trail: NonNullable<Page["trail"]>;
  readonly query: SearchQuery;
  /** What the visitor should be told about the query. */
  readonly notices: readonly SearchNotice[];
  /** What the address asks of a vehicle page: a finance simulation, and from where the way to the dealer is measured. */
  readonly simulation: VehicleQuery;
  /** What the address asks of a written page: amounts for the finance simulator, a place for the locator. */
  readonly asked: PageQuery;
  /** Unique on the page: a stem for element ids. */
  readonly blockId: string;
  /** Position on the page, from 0. */
  readonly index: number;
}
