import type { FeedField } from "../map/feed-fields.ts";

/** Why a row is refused: the line on which it ends, the column, its value and what was expected. */
export type Refusal = {
  /** The field of the map; undefined for a row that cannot be parsed. */
  readonly field?: FeedField | undefined;
  readonly line: number;
  readonly column: string;
  readonly value: string;
  readonly expected: string;
};
