/** Whether a field is one for typing. */
export const isTyped = (field: unknown): field is HTMLInputElement =>
  field instanceof HTMLInputElement && /^(text|search)$/.test(field.type);
