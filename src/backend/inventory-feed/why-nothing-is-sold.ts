import { byNumber } from "./by-number.ts";

/** What decides whether vehicles that a feed does not name are sold or only missing. */
export type Missing = {
  /** Of the source, for sale before the import. */
  readonly before: number;
  readonly vanished: number;
  /** Rows of the feed that were taken or refused. */
  readonly rows: number;
  /** Rows of which nobody knows which vehicle they are about. */
  readonly nameless: number;
  readonly isCut: boolean;
};

/** Of a small stock so many may be sold between two imports. */
const always = 3;
const mostShare = 0.25;

/** Why the vehicles that are missing are not marked as sold; undefined where they are. Pure. */
export const whyNothingIsSold = ({
  before,
  vanished,
  rows,
  nameless,
  isCut,
}: Missing): string | undefined => {
  if (vanished === 0) return undefined;
  if (isCut) return "the feed is cut";
  if (rows === 0) return "the feed has no rows";
  if (nameless > 0)
    return byNumber(
      nameless,
      "# row does not say which vehicle it is about",
      "# rows do not say which vehicle they are about",
    );
  const most = Math.max(always, Math.floor(before * mostShare));
  return vanished > most ? `${vanished} of ${before} would be sold at once, more than a quarter` : undefined;
};
