/** The outcome of an import or of a dry run. Each row is counted once. */
export type FeedOutcome = {
  readonly rows: number;
  readonly added: number;
  readonly changed: number;
  readonly unchanged: number;
  /** Rows that repeat a vehicle with the same content. */
  readonly repeated: number;
  readonly refused: number;
  /** Vehicles that the feed does not name any more. */
  readonly sold: number;
  /** Vehicles of rows that say no more than that. */
  readonly withdrawn: number;
  readonly fetched: number;
  readonly unfetched: number;
  /** Missing, but reserved by a customer. */
  readonly held: number;
  readonly encoding: string;
  /** Where and why the feed ended too early. */
  readonly cut: string | undefined;
  /** Why missing vehicles were not marked as sold, and how many they are. */
  readonly notSold: string | undefined;
};
