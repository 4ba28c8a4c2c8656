/** The texts of one locale: area (file name) → what the file exports. */
export type Wording = Readonly<Record<string, unknown>>;

const placeholder = /\{(\w+)\}/g;

const flatten = (value: unknown, path: string): [string, unknown][] => {
  if (typeof value !== "object" || value === null) return [[path, value]];
  return Object.entries(value).flatMap(([key, item]) => flatten(item, path === "" ? key : `${path}.${key}`));
};

const placeholdersOf = (text: string): string =>
  [...new Set(Array.from(text.matchAll(placeholder), ([whole]) => whole))].sort().join(" ") || "none";

const badValues = (locale: string, texts: ReadonlyMap<string, unknown>): string[] =>
  [...texts].flatMap(([key, text]) => {
    if (typeof text !== "string") return [`${locale} ${key}: is no text`];
    return text.trim() === "" ? [`${locale} ${key}: is empty`] : [];
  });

const missingKeys = (
  from: string,
  texts: ReadonlyMap<string, unknown>,
  others: ReadonlyMap<string, unknown>,
): string[] => [...others.keys()].filter((key) => !texts.has(key)).map((key) => `${from} ${key}: is missing`);

/** Compares a locale with Spanish, key by key: same areas, same keys, same placeholders, no empty text. */
export const checkWording = (es: Wording, translated: Wording, locale: string): readonly string[] => {
  const [spanish, others] = [new Map(flatten(es, "")), new Map(flatten(translated, ""))];
  const unequal = [...spanish].flatMap(([key, text]) => {
    const other = others.get(key);
    if (typeof text !== "string" || typeof other !== "string") return [];
    const [wanted, found] = [placeholdersOf(text), placeholdersOf(other)];
    return wanted === found ? [] : [`${locale} ${key}: has placeholders ${found}, es has ${wanted}`];
  });
  return [
    ...missingKeys("es", spanish, others),
    ...missingKeys(locale, others, spanish),
    ...badValues("es", spanish),
    ...badValues(locale, others),
    ...unequal,
  ];
};
