/** Values by the name of their placeholder, in their order (`{0}`, `{1}`), or by a function. */
export type Values =
  | Readonly<Record<string, string | number>>
  | readonly (string | number)[]
  | ((name: string) => string | number | undefined);

/**
 * Puts values in the `{name}` places of a text. A place that is to be filled later is given itself as its value.
 * Throws RangeError for a place without a value, so that none reaches a visitor.
 */
export const fill = (text: string, values: Values): string =>
  text.replace(/\{([\w:]+)\}/g, (place, name: string) => {
    const value =
      typeof values === "function"
        ? values(name)
        : (values as Readonly<Record<string, string | number>>)[name];
    if (value === undefined) throw new RangeError(`No value for ${place} in "${text}"`);
    return String(value);
  });
