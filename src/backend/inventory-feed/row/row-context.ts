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

/** A dealer of a feed that the shop does not know, with what the feed says of it. */
export type UnknownDealer = {
  readonly word: string;
  readonly name: string | undefined;
  readonly address: string | undefined;
  readonly phone: string | undefined;
};

/** What reading a row needs besides the row. */
export type RowContext = {
  readonly map: FeedMap;
  readonly columnKeys: ColumnKeys;
  readonly catalogue: CatalogueNames;
  /** By code, as nameKey writes it. */
  readonly dealers: ReadonlyMap<string, FeedDealer>;
  /** Hosts from which pictures may be fetched, as in IMAGE_HOSTS. */
  readonly imageHosts: readonly string[];
  readonly now: Date;
  /** Digest of what decides the meaning of a row, besides the catalogue. */
  readonly print: string;
  /** Called with what is left out of a vehicle that is imported all the same. */
  readonly leaveOut: (column: string, value: string, why: string) => void;
  /** Called with the dealer of a row whose dealer is unknown. */
  readonly noteDealer: (dealer: UnknownDealer) => void;
};
