/** Whether a text field with this `pattern` takes the text, as HTML says. */
export const matchPattern = (pattern: string, text: string): boolean =>
  new RegExp(`^(?:${pattern})$`, "v").test(text);
