/** What stands in the place of `{name}` in a text. */
export type Figures = Readonly<Record<string, string>>;

/** Fills `{name}` and `{path:name}` placeholders. Throws RangeError for a name without a figure, so that none reaches a visitor. */
export const fillText = (text: string, figures: Figures): string =>
  text.replace(/\{([\w:]+)\}/g, (_, name: string) => {
    const figure = figures[name];
    if (figure === undefined) throw new RangeError(`no figure for {${name}} in "${text}"`);
    return figure;
  });

/** Fills every text inside a value of plain data; the value itself is left as it is. */
export const fillData = <T>(data: T, figures: Figures): T => fill(data, figures) as T;

const fill = (value: unknown, figures: Figures): unknown => {
  if (typeof value === "string") return fillText(value, figures);
  if (Array.isArray(value)) return value.map((item) => fill(item, figures));
  if (value === null || typeof value !== "object") return value;
  return Object.fromEntries(Object.entries(value).map(([key, item]) => [key, fill(item, figures)]));
};
