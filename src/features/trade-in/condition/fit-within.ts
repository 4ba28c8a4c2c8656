/**
 * Scales the size of a picture down to the given maximum per side, in whole pixels of at least one; never up.
 * Pure.
 */
export const fitWithin = (
  { width, height }: { readonly width: number; readonly height: number },
  most: number,
): { readonly width: number; readonly height: number } => {
  const scale = Math.min(1, most / Math.max(width, height));
  const scaled = (edge: number) => Math.max(1, Math.round(edge * scale));
  return { width: scaled(width), height: scaled(height) };
};
