import { rareKey } from "./field.ts";
import type { JsonObject } from "./openapi-named-schemas.ts";
import { resolveComponent } from "./openapi-refs.ts";

type Components = Readonly<Record<string, JsonObject>>;

const asObjects = (value: unknown): readonly JsonObject[] => (Array.isArray(value) ? value : []);

const firstOf = (value: unknown): unknown => (Array.isArray(value) ? value[0] : undefined);

const objectExample = (schema: JsonObject, components: Components): JsonObject | undefined => {
  if (!schema.properties) return undefined;
  const entries = Object.entries(schema.properties as Record<string, JsonObject>)
    .filter(([, property]) => property[rareKey] !== true)
    .map(([name, property]) => [name, exampleOf(property, components)] as const)
    .filter(([, example]) => example !== undefined);
  return Object.fromEntries(entries);
};

/**
 * An example of a schema: its own, or one that is made of those of its parts; of alternatives the first. Undefined where a part
 * that it needs has none.
 */
export const exampleOf = (schema: JsonObject, components: Components): unknown => {
  const own = firstOf(schema.examples) ?? schema.const;
  if (own !== undefined) return own;
  const referred = resolveComponent(schema, components);
  if (referred) return exampleOf(referred, components);
  const alternative = [...asObjects(schema.anyOf), ...asObjects(schema.oneOf)][0];
  if (alternative) return exampleOf(alternative, components);
  if (schema.type === "array") {
    const item = exampleOf((schema.items ?? {}) as JsonObject, components);
    return item === undefined ? undefined : [item];
  }
  return objectExample(schema, components);
};
