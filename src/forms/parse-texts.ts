import type { FormFields, FormTexts, FormValues } from "./form-field.ts";

/**
 * What kept texts mean; undefined where one of them is no answer to its field. What is missing counts as empty. Pure.
 */
export const parseTexts = <Fields extends FormFields>(
  texts: Partial<FormTexts<Fields>> | undefined,
  fields: Fields,
): FormValues<Fields> | undefined => {
  const values: Record<string, unknown> = {};
  for (const [name, { schema }] of Object.entries(fields)) {
    const read = schema.safeParse(texts?.[name] ?? "");
    if (!read.success) return undefined;
    values[name] = read.data;
  }
  return values as FormValues<Fields>;
};
