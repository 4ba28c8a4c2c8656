import { wholeEuros } from "#domain/whole-euros.ts";

/** After this long without another key what was typed is taken for the whole of it. */
const pauseMs = 800;
/** Changes that follow one another faster are asked for as one, after the last of them. */
const hurryMs = 300;

/**
 * How long the question waits for the next change, in ms.
 * @param isTyped a key was pressed in a field that still has the focus
 * @param sinceLast since the last question
 */
export const waitBefore = (isTyped: boolean, sinceLast: number): number =>
  isTyped ? pauseMs : sinceLast < hurryMs ? hurryMs : 0;

/**
 * Whether what stands in a field may be the whole of what is being typed: an amount on offer. Half of it, such as 33 of 3300,
 * would be answered with what is wrong with it.
 */
export const isOnOffer = (
  text: string,
  { min, max }: { readonly min: string; readonly max: string },
): boolean => {
  const euros = wholeEuros(text);
  return euros !== undefined && euros >= Number(min) && euros <= Number(max);
};
