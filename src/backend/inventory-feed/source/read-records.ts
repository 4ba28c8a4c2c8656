import { FeedError } from "../feed-error.ts";
import type { FeedPart, RecordOptions } from "./feed-record.ts";
import { readCsvRecords } from "./read-csv-records.ts";
import { readJsonRecords } from "./read-json-records.ts";

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
