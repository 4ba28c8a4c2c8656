import type { Picture } from "#contract/picture.ts";

/** Widest file for a card, in pixels: twice the usual display width, half the bytes of the largest. */
const widest = 720;

/**
 * A picture for a card: the best format in the widths of cards, the others, for older browsers, in one. A
 * list has 24 cards, so each file less saves bytes of the page.
 */
export const cardPicture = (picture: Picture): Picture => {
  const fitting = (picture.variants ?? []).filter(({ width }) => width <= widest);
  const [best] = ["image/avif", "image/webp"].filter((type) => fitting.some((each) => each.type === type));
  const variants = fitting.filter(
    ({ type, width }) =>
      type === best ||
      width === Math.max(...fitting.filter((each) => each.type === type).map((each) => each.width)),
  );
  return variants.length === 0 ? picture : { ...picture, variants };
};
