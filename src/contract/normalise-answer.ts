import { z } from "zod";

type Schema = z.core.$ZodType;

const decimal = /^-?\d+(?:\.\d+)?$/;

const isObject = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === "object" && value !== null && !Array.isArray(value);

/** The schema that says what the value is, below what only wraps it. */
const unwrap = (schema: Schema): Schema => {
  if (
    schema instanceof z.ZodOptional ||
    schema instanceof z.ZodNullable ||
    schema instanceof z.ZodDefault ||
    schema instanceof z.ZodCatch
  )
    return unwrap(schema.def.innerType);
  if (!(schema instanceof z.ZodPipe)) return schema;
  return unwrap(schema.def.in instanceof z.ZodTransform ? schema.def.out : schema.def.in);
};

const acceptsAfter = (schema: Schema, value: unknown): boolean =>
  z.safeParse(schema, normaliseAnswer(schema, value)).success;

/**
 * An answer in the form that its schema describes: a field that is `null` and may not be is left out, a number that arrives as text ("12.5") is a
 * number. Only fields that the schema names are changed. Pure.
 */
export const normaliseAnswer = (schema: Schema, value: unknown): unknown => {
  const own = unwrap(schema);
  if (own instanceof z.ZodNumber)
    return typeof value === "string" && decimal.test(value.trim()) ? Number(value) : value;
  if (own instanceof z.ZodArray && Array.isArray(value))
    return value.map((member) => normaliseAnswer(own.def.element, member));
  if (own instanceof z.ZodUnion) {
    const option = own.def.options.find((each) => acceptsAfter(each, value));
    return option ? normaliseAnswer(option, value) : value;
  }
  if (!isObject(value)) return value;
  if (own instanceof z.ZodRecord) {
    const { valueType } = own.def;
    return Object.fromEntries(
      Object.entries(value).map(([key, each]) => [key, normaliseAnswer(valueType, each)]),
    );
  }
  if (!(own instanceof z.ZodObject)) return value;
  const fields = Object.entries(value).flatMap(([key, each]): [string, unknown][] => {
    const field = own.shape[key];
    if (!field) return [[key, each]];
    if (each === null && !z.safeParse(field, null).success) return [];
    return [[key, normaliseAnswer(field, each)]];
  });
  return Object.fromEntries(fields);
};
