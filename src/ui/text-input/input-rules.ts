/** What a text input may be. */
export const inputTypes = [
  "text",
  "email",
  "number",
  "password",
  "tel",
  "date",
  "checkbox",
  "radio",
  "search",
] as const;

export type InputType = (typeof inputTypes)[number];

/**
 * Typed text, cut to the maximum length when one is set. Lengths count as the browser's `maxlength` does (UTF-16 code
 * units); a character of two units is never cut in half.
 */
export const truncateText = (text: string, maxLength: number | undefined): string => {
  if (maxLength === undefined || maxLength < 0 || text.length <= maxLength) return text;
  const cut = text.slice(0, maxLength);
  return /[\uD800-\uDBFF]$/.test(cut) ? cut.slice(0, -1) : cut;
};

/** Whether an error is shown: when forced, or when it may be and the field has lost focus once (specification 5). */
export const isErrorShown = (state: {
  readonly error: string | undefined;
  readonly showError: boolean;
  readonly forceError: boolean;
  readonly blurred: boolean;
}): boolean => Boolean(state.error) && (state.forceError || (state.showError && state.blurred));
