/** The widest viewport of each class, in CSS pixels; desktop is everything above (specification 9). */
export const viewportMaxWidths = {
  mobile: 360,
  "small-tablet": 768,
  tablet: 1024,
  "big-tablet": 1280,
} as const;

export type ViewportClass = keyof typeof viewportMaxWidths | "desktop";

const ascending = Object.entries(viewportMaxWidths) as [keyof typeof viewportMaxWidths, number][];

/** The class of a viewport of this width. */
export function viewportClass(width: number): ViewportClass {
  return ascending.find(([, max]) => width <= max)?.[0] ?? "desktop";
}
