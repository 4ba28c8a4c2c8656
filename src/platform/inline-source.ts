/**
 * The text of a function that is sent inline, without comments and layout. The function may use nothing from outside
 * itself, and hold no text with two slashes, line breaks, or a space beside punctuation.
 */
export const inlineSource = (source: (...values: never[]) => unknown): string =>
  String(source)
    .replace(/\s*\/\/.*$/gm, "")
    .replace(/\s*\n\s*/g, "\n")
    .replace(/ {2,}/g, " ")
    .replace(/ ?([=(){},;:?<>+*]|&&|\|\|) ?/g, "$1");

/** A call of such a function, as the text of a script: `values` are written as JSON. */
export const inlineCall = <const Values extends readonly unknown[]>(
  source: (...values: Values) => unknown,
  ...values: Values
): string => `(${inlineSource(source)})(${values.map((value) => JSON.stringify(value)).join(",")})`;
