import type { FormFields, FormTexts, FormValues } from "./form-field.ts";

/** Parses stored texts; undefined where one is invalid. Missing ones count as empty. Pure. */
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
