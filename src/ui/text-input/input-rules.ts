/** Types of text inputs. */
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
 * Truncates typed text to the maximum length, if there is one. Lengths count as the browser's `maxlength`
 * does (UTF-16 code units); a character of two units is never split.
 */
export const truncateText = (text: string, maxLength: number | undefined): string => {
  if (maxLength === undefined || maxLength < 0 || text.length <= maxLength) return text;
  const cut = text.slice(0, maxLength);
  return /[\uD800-\uDBFF]$/.test(cut) ? cut.slice(0, -1) : cut;
};

/** Whether to show an error: when forced, or when allowed and focus was lost once (specification 5). */
export const isErrorShown = (state: {
  readonly error: string | undefined;
  readonly showError: boolean;
  readonly forceError: boolean;
  readonly blurred: boolean;
}): boolean => Boolean(state.error) && (state.forceError || (state.showError && state.blurred));
