import { wholeEuros } from "#domain/whole-euros.ts";

/** Typing pauses longer than this count as finished, in ms. */
const pauseMs = 800;
/** Changes closer together than this are sent as one request, after the last, in ms. */
const hurryMs = 300;

/**
 * The delay before the next request, in ms.
 * @param isTyped a key was pressed in a field that still has the focus
 * @param sinceLast ms since the last request
 */
export const waitBefore = (isTyped: boolean, sinceLast: number): number =>
  isTyped ? pauseMs : sinceLast < hurryMs ? hurryMs : 0;

/**
 * Whether a field's value may be complete: an amount within the range. Half a number, such as 33 of 3300,
 * would return an error.
 */
export const isOnOffer = (
  text: string,
  { min, max }: { readonly min: string; readonly max: string },
): boolean => {
  const euros = wholeEuros(text);
  return euros !== undefined && euros >= Number(min) && euros <= Number(max);
};
