import type { Picture } from "#contract/picture.ts";

/** Widest file that a card asks for, in pixels: twice what most show, and half of what the widest weighs. */
const widest = 720;

/**
 * A picture as a card shows it: the best format in the widths of cards, the others, for older browsers, in one. A list names
 * 24 of them, so that each file less is bytes of the page.
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
