import type { z } from "zod";

/** Units of numbers: as the OpenAPI document names them, and in words. */
export const units = {
  EUR: "euros",
  "%": "percent",
  share: "as a share, 1 being all",
  km: "kilometres",
  months: "months",
  years: "years",
  days: "days",
  minutes: "minutes",
  hp: "horsepower, CV",
  cc: "cubic centimetres",
  px: "pixels",
  stars: "stars",
  degrees: "degrees, WGS 84",
} as const;

export type Unit = keyof typeof units;

/** Keys of the OpenAPI document: the unit of a number, and what the customer's specification does not have. */
export const unitKey = "x-unit";
export const extensionKey = "x-volante-extension";

/** A mark for the composition of examples, which the document does not show. */
export const rareKey = "x-rare";

export const describe = (
  description: string,
  example?: unknown,
  unit?: Unit,
): Readonly<Record<string, unknown>> => ({
  description,
  ...(example !== undefined && { examples: [example] }),
  ...(unit !== undefined && { [unitKey]: unit }),
});

const withMeta = <S extends z.ZodType>(schema: S, meta: object): S =>
  schema.meta(meta as Parameters<S["meta"]>[0] & {}) as S;

/**
 * A field or a part with its meaning for the OpenAPI document. One without an example is made of parts that have theirs. Comes last:
 * a schema that is derived from this one has no description.
 */
export const field = <S extends z.ZodType>(
  schema: S,
  description: string,
  example?: z.input<S>,
  unit?: Unit,
): S => withMeta(schema, describe(description, example, unit));

/** Something that the specification does not show, where every service gets and sends it: its name is ours. */
export const unshown = <S extends z.ZodType>(schema: S): S => withMeta(schema, { [extensionKey]: true });

/** The same for several fields. */
export const unshownFields = <Shape extends z.ZodRawShape>(shape: Shape): Shape =>
  Object.fromEntries(
    Object.entries(shape).map(([name, schema]) => [name, unshown(schema as z.ZodType)]),
  ) as unknown as Shape;

/** A field that contradicts the others of an ordinary example: it is left out of the examples of what holds it. */
export const rare = <S extends z.ZodType>(schema: S): S => withMeta(schema, { [rareKey]: true });
