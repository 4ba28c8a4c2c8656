import { fill } from "#platform/fill.ts";

/** What stands in the place of `{name}` in a text. */
export type Figures = Readonly<Record<string, string>>;

/** Fills every text inside a value of plain data; the value itself is left as it is. */
export const fillData = <T>(data: T, figures: Figures): T =>
  fillValue(data, (text) => fill(text, figures)) as T;

/** The same, where placeholders that are not given stay for later. */
export const fillSome = <T>(data: T, figures: Figures): T =>
  fillValue(data, (text) => fill(text, (name) => figures[name] ?? `{${name}}`)) as T;

const fillValue = (value: unknown, write: (text: string) => string): unknown => {
  if (typeof value === "string") return write(value);
  if (Array.isArray(value)) return value.map((item) => fillValue(item, write));
  if (value === null || typeof value !== "object") return value;
  return Object.fromEntries(Object.entries(value).map(([key, item]) => [key, fillValue(item, write)]));
};
