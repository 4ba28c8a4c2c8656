/** The edges of a picture that is no longer than that on either side, in whole pixels of at least one; never larger than it was. Pure. */
export const fitWithin = (
  { width, height }: { readonly width: number; readonly height: number },
  most: number,
): { readonly width: number; readonly height: number } => {
  const scale = Math.min(1, most / Math.max(width, height));
  const scaled = (edge: number) => Math.max(1, Math.round(edge * scale));
  return { width: scaled(width), height: scaled(height) };
};
