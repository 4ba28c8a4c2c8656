import { fill } from "#platform/fill.ts";

/** What stands in the place of `{name}` in a text. */
export type Figures = Readonly<Record<string, string>>;

/** Fills every text inside a value of plain data; the value itself is left as it is. */
export const fillData = <T>(data: T, figures: Figures): T => fillValue(data, figures) as T;

const fillValue = (value: unknown, figures: Figures): unknown => {
  if (typeof value === "string") return fill(value, figures);
  if (Array.isArray(value)) return value.map((item) => fillValue(item, figures));
  if (value === null || typeof value !== "object") return value;
  return Object.fromEntries(Object.entries(value).map(([key, item]) => [key, fillValue(item, figures)]));
};
