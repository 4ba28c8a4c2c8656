import { extensionKey, rareKey, type Unit, unitKey, units } from "./field.ts";
import type { JsonObject } from "./openapi-named-schemas.ts";
import { componentName } from "./openapi-refs.ts";

type Components = Readonly<Record<string, JsonObject>>;

const isObject = (value: unknown): value is JsonObject =>
  typeof value === "object" && value !== null && !Array.isArray(value);

/** The schemas directly inside one. */
const partsOf = (schema: JsonObject): readonly JsonObject[] => {
  const { properties, items, additionalProperties, anyOf, oneOf, allOf } = schema;
  const lists = [anyOf, oneOf, allOf].flatMap((list) => (Array.isArray(list) ? list : []));
  const fields = isObject(properties) ? Object.values(properties) : [];
  return [...fields, items, additionalProperties, ...lists].filter(isObject);
};

/** The components that specified calls lead to by specified fields; all others are extensions as a whole. */
export const specifiedComponents = (
  roots: readonly JsonObject[],
  components: Components,
): ReadonlySet<string> => {
  const found = new Set<string>();
  const visit = (schema: JsonObject): void => {
    if (schema[extensionKey] === true) return;
    const name = componentName(schema);
    if (name !== undefined && !found.has(name)) {
      found.add(name);
      visit(components[name] ?? {});
    }
    partsOf(schema).forEach(visit);
  };
  roots.forEach(visit);
  return found;
};

/** A description with its unit and, where an extension begins, the word. */
const inWords = (schema: JsonObject, begins: boolean): JsonObject => {
  const { description, [unitKey]: unit } = schema;
  if (typeof description !== "string") return {};
  const measured = unit === undefined ? description : `${description} (${units[unit as Unit]})`;
  return { description: begins ? `${measured}. *Extension.*` : measured };
};

/** Writes units and extensions of a schema, and of those inside it, into the descriptions. */
export const writeMarks = (schema: JsonObject, isInside: boolean): JsonObject => {
  const isExtension = isInside || schema[extensionKey] === true;
  const inner = (value: unknown): unknown => {
    if (Array.isArray(value))
      return value.map((each) => (isObject(each) ? writeMarks(each, isExtension) : each));
    return isObject(value) ? writeMarks(value, isExtension) : value;
  };
  const { properties, items, additionalProperties, anyOf, oneOf, allOf, [rareKey]: _, ...rest } = schema;
  return {
    ...rest,
    ...inWords(schema, isExtension && !isInside),
    ...(isExtension && { [extensionKey]: true }),
    ...(isObject(properties) && {
      properties: Object.fromEntries(
        Object.entries(properties).map(([name, property]) => [name, inner(property)]),
      ),
    }),
    ...Object.fromEntries(
      Object.entries({ items, additionalProperties, anyOf, oneOf, allOf })
        .filter(([, value]) => value !== undefined)
        .map(([key, value]) => [key, inner(value)]),
    ),
  };
};
