import es from "#locales/es/forms.ts";
import { type FieldError, type FieldErrors, isFieldErrorKey } from "./field-error.ts";
import type { FormField, FormFields, FormTexts, FormValues } from "./form-field.ts";

export interface ReadForm<Fields extends FormFields> {
  /** What was typed, cut to the limits and without secrets: for the page that shows it again. */
  readonly texts: FormTexts<Fields>;
  readonly fieldErrors: FieldErrors<keyof Fields & string>;
  /** Only without errors. */
  readonly values: FormValues<Fields> | undefined;
}

/**
 * Control characters other than line breaks and tabs of multi-line text: never typed, and refused by some
 * stores.
 */
const unreadable = /\p{Cc}/u;
const unreadableInLines = /(?![\n\t])\p{Cc}/u;

/**
 * Invisible characters copied along with a name or number from contacts, mails and tables: direction marks
 * and zero widths.
 */
const unseen = /[\p{Bidi_Control}\u200b\u2060\ufeff]/gu;

const textOf = (form: FormData, name: string, { lines, secret }: FormField): string => {
  const value = form.get(name);
  if (typeof value !== "string") return "";
  if (secret) return value;
  // Browsers send line breaks as two characters and count them as one.
  return lines ? value.replaceAll("\r\n", "\n") : value.replace(unseen, "").replaceAll("\t", " ");
};

/** Truncates to what a field takes, in whole characters. */
const truncate = (text: string, longest: number): string =>
  text.slice(0, longest).replace(/[\uD800-\uDBFF]$/, "");

/**
 * Reads the named fields of a form and ignores others; of repeated names the first counts. A text that is too
 * long is an error; its start is stored for the page, but never submitted. Pure.
 */
export const readFields = <Fields extends FormFields>(form: FormData, fields: Fields): ReadForm<Fields> => {
  const texts: Record<string, string> = {};
  const fieldErrors: Record<string, FieldError> = {};
  const values: Record<string, unknown> = {};
  for (const [name, field] of Object.entries(fields)) {
    const { longest, lines, secret, schema } = field;
    const sent = textOf(form, name, field);
    const pattern = lines ? unreadableInLines : unreadable;
    texts[name] = secret ? "" : truncate(sent, longest).replace(new RegExp(pattern, "gu"), "");
    if (sent.length > longest) fieldErrors[name] = { key: "tooLong", values: { longest: String(longest) } };
    else if (pattern.test(sent)) fieldErrors[name] = { key: "unreadable" };
    else {
      const read = schema.safeParse(sent);
      if (read.success) values[name] = read.data;
      else fieldErrors[name] = { key: keyOf(read.error.issues[0]?.message ?? "") };
    }
  }
  const isRight = Object.keys(fieldErrors).length === 0;
  return {
    texts: texts as FormTexts<Fields>,
    fieldErrors: fieldErrors as FieldErrors<keyof Fields & string>,
    values: isRight ? (values as FormValues<Fields>) : undefined,
  };
};

const keyOf = (message: string): FieldError["key"] =>
  isFieldErrorKey(message, es.fieldErrors) ? message : "refused";
