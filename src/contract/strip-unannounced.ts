import { z } from "zod";
import { isOurs } from "./ours.ts";

/** Names of fields of ours that a service takes, as it announces them: `*` is all of them. */
export type Extensions = "*" | ReadonlySet<string>;

/** The header in which a service announces them on any answer. */
export const extensionsHeader = "x-volante-extensions";

/** Parses what a service announces, or a setting: names separated by commas, `*` for all; `none` or nothing for none. */
export const readExtensions = (text: string): Extensions => {
  const names = text.split(",").map((name) => name.trim());
  return names.includes("*") ? "*" : new Set(names.filter((name) => name !== "" && name !== "none"));
};

export const isAnnounced = (extensions: Extensions, name: string): boolean =>
  extensions === "*" || extensions.has(name);

type Fields = Readonly<Record<string, unknown>>;

/**
 * What of a request goes to a service: without the fields of ours that it does not announce, at any depth.
 * @param value as the schema has read it
 */
export const stripUnannounced = (
  schema: z.core.$ZodType,
  value: unknown,
  extensions: Extensions,
): unknown => {
  if (extensions === "*" || value === undefined || value === null) return value;
  if (schema instanceof z.ZodObject) {
    const announced = Object.entries(value as Fields).flatMap(([name, inner]) => {
      const field = (schema.shape as Readonly<Record<string, z.ZodType | undefined>>)[name];
      if (!field) return [[name, inner]];
      return isOurs(field) && !isAnnounced(extensions, name)
        ? []
        : [[name, stripUnannounced(field, inner, extensions)]];
    });
    return Object.fromEntries(announced);
  }
  if (schema instanceof z.ZodArray)
    return (value as readonly unknown[]).map((each) => stripUnannounced(schema.element, each, extensions));
  // Also a discriminated union.
  if (schema instanceof z.ZodUnion) {
    const fitting = schema.options.find((option) => z.safeParse(option, value).success);
    return fitting ? stripUnannounced(fitting, value, extensions) : value;
  }
  if (
    schema instanceof z.ZodOptional ||
    schema instanceof z.ZodNullable ||
    schema instanceof z.ZodDefault ||
    schema instanceof z.ZodPrefault
  )
    return stripUnannounced(schema.def.innerType, value, extensions);
  return value;
};
