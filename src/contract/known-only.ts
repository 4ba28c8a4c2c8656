import { z } from "zod";

/** A text that a schema does not know. Whatever is no text, or nothing at all, is for the schema itself to validate. */
const isUnknown = (schema: z.ZodType, value: unknown): boolean =>
  typeof value === "string" && !schema.safeParse(value).success;

/**
 * A list without the members of unknown kinds: a service may know more than its readers.
 * @param item the schema of a member; one that lacks something, or has it in another form, invalidates the list
 * @param field contains the kind
 */
export const knownOnly = <Shape extends z.ZodRawShape, Field extends string & keyof Shape>(
  item: z.ZodObject<Shape>,
  field: Field,
) => {
  const kind = item.shape[field] as unknown as z.ZodType;
  const isKnown = (member: unknown): boolean =>
    !isUnknown(kind, (member as Record<string, unknown> | null | undefined)?.[field]);
  return z.preprocess((list) => (Array.isArray(list) ? list.filter(isKnown) : list), z.array(item));
};

/** A text that may be left out, and is where it is none of those that the schema knows. */
export const knownText = <Text extends z.ZodType<string>>(text: Text) =>
  z.preprocess((value) => (isUnknown(text, value) ? undefined : value), text.optional()).optional();

/** A part that may be left out, and is where it lacks something that it cannot be shown without. */
export const wholeOnly = <S extends z.ZodType>(part: S) =>
  z.preprocess((value) => (part.safeParse(value).success ? value : undefined), part.optional()).optional();

/** A list out of which members are left that do not have the form of one. */
export const readableOnly = <S extends z.ZodType>(item: S) =>
  z.preprocess(
    (list) => (Array.isArray(list) ? list.filter((member) => item.safeParse(member).success) : list),
    z.array(item),
  );

/** A record that may be left out, and out of which entries are left that do not have the form of one. */
export const readableEntries = <S extends z.ZodType>(entry: S) =>
  z
    .preprocess(
      (record) =>
        typeof record === "object" && record !== null && !Array.isArray(record)
          ? Object.fromEntries(Object.entries(record).filter(([, each]) => entry.safeParse(each).success))
          : undefined,
      z.record(z.string(), entry).optional(),
    )
    .optional();
