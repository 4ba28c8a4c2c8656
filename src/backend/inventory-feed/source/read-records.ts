import { FeedError } from "../feed-error.ts";
import type { FeedPart } from "./feed-record.ts";
import { readCsvRecords } from "./read-csv-records.ts";
import { readJsonRecords } from "./read-json-records.ts";

export type RecordOptions = {
  /** Between the cells of CSV; found out where it is absent. */
  readonly delimiter?: string | undefined;
  /** Told the names of the columns, before the first row: all of them, or of JSON the fields that the first row has. */
  readonly head: (columns: readonly string[], areAll: boolean) => void;
  /** Told the fields of a later row of JSON that has one of them twice, as columns are compared. */
  readonly doubled?: (columns: readonly string[]) => void;
};

/**
 * The rows of a feed: objects, one a line, where its text begins with a brace, else CSV. Ends with `cut` where the text stops in the
 * middle of something.
 * @throws FeedError for an array of JSON and for a text without anything; whatever `head` and `doubled` throw
 */
export const readRecords = async function* (
  text: AsyncGenerator<string>,
  options: RecordOptions,
): AsyncGenerator<FeedPart> {
  let first = "";
  // Enough to see the whole first line.
  while (!/\S[^\n\r]*[\n\r]/.test(first)) {
    const { value, done } = await text.next();
    if (done === true) break;
    first += value;
    if (first.length > 1_000_000)
      throw new FeedError(["its first line has a million characters: that is no feed"]);
  }
  const begin = first.trimStart()[0];
  if (begin === undefined) throw new FeedError(["there is nothing in it"]);
  if (begin === "[") throw new FeedError(["it is an array of JSON: send one object a line (JSON lines)"]);
  const whole = chain(first, text);
  yield* begin === "{" ? readJsonRecords(whole, options) : readCsvRecords(whole, first, options);
};

const chain = async function* (first: string, rest: AsyncGenerator<string>): AsyncGenerator<string> {
  yield first;
  yield* rest;
};
