/**
 * The whole euros of what is being typed, for what only follows it (a slider): thousands may have their separators, cents do not
 * count. Undefined without figures. What counts is read by the server, by `readAmount`.
 */
export const wholeEuros = (text: string): number | undefined => {
  const digits = text.replace(/[.,]\d{1,2}\D*$|\D/g, "");
  return digits === "" ? undefined : Number(digits);
};
