import type { Favourite } from "#contract/favourite.ts";
import type { Formats } from "#market/formats.ts";
import { fill } from "#platform/fill.ts";
import type { WordsOf } from "#platform/wording.ts";

/**
 * Describes the change of a favourite's price since it was added; undefined where the service does not return
 * the earlier price. Pure.
 */
export const priceSince = (
  { createTime, initialPrice, card, gone }: Favourite,
  words: WordsOf<"favourites">,
  { date, money }: Formats,
): string | undefined => {
  if (initialPrice === undefined || createTime === undefined) return undefined;
  const then = { date: date(createTime), price: money(initialPrice) };
  if (gone || card === undefined) return fill(words.gone, then);
  if (card.bought) return fill(words.wasSold, then);
  if (card.totalPrice === undefined) return undefined;
  const difference = card.totalPrice - initialPrice;
  if (difference === 0) return fill(words.same, then);
  return fill(difference < 0 ? words.cheaper : words.dearer, {
    ...then,
    difference: money(Math.abs(difference)),
  });
};
