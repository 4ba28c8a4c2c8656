import type { Country } from "#market/countries.ts";
import type { CatalogueNames } from "../catalogue-names.ts";
import type { ColumnKeys } from "../map/column-keys.ts";
import type { FeedMap } from "../map/feed-map.ts";

type FeedDealer = {
  readonly id: number;
  readonly country: Country;
  /** Of its clock, as `Atlantic/Canary`. */
  readonly timeZone: string;
};

/** What reading a row needs besides the row. */
export type RowContext = {
  readonly map: FeedMap;
  readonly columnKeys: ColumnKeys;
  readonly catalogue: CatalogueNames;
  /** By code, as nameKey writes it. */
  readonly dealers: ReadonlyMap<string, FeedDealer>;
  /** Hosts of pictures that pages may show, as in IMAGE_HOSTS. */
  readonly imageHosts: readonly string[];
  readonly now: Date;
  /** Digest of what decides the meaning of a row, besides the catalogue. */
  readonly print: string;
  /** Called with what is left out of a vehicle that is imported all the same. */
  readonly leaveOut: (column: string, value: string, why: string) => void;
};
