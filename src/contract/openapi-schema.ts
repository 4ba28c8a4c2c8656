import { z } from "zod";
import { componentRef, type JsonObject } from "./openapi-named-schemas.ts";

type Override = NonNullable<z.core.ToJSONSchemaParams["override"]>;

const override: Override = ({ zodSchema, jsonSchema }) => {
  // Readers drop what they do not know, so an answer may hold more than the contract names.
  if (jsonSchema.additionalProperties === false) delete jsonSchema.additionalProperties;
  // Left out by zod where what is sent differs from what is read.
  const { examples } = (z.globalRegistry.get(zodSchema) ?? {}) as { readonly examples?: readonly unknown[] };
  if (examples) jsonSchema.examples = examples as typeof jsonSchema.examples;
};

/** A request's part as JSON Schema, for parameters. */
export const inputSchema = (schema: z.ZodType): JsonObject => {
  const { $schema: _, ...rest } = z.toJSONSchema(schema, { io: "input", override });
  return rest;
};

export const toSchemas = (
  schemas: ReadonlyMap<string, z.ZodType>,
  io: "input" | "output",
): Record<string, JsonObject> => {
  const registry = z.registry<{ id: string }>();
  const ids = new Map<z.ZodType, string>();
  for (const [id, schema] of schemas) {
    if (ids.has(schema)) continue;
    ids.set(schema, id);
    registry.add(schema, { id });
  }
  const built = z.toJSONSchema(registry, { io, uri: componentRef, override }).schemas;
  return Object.fromEntries(
    [...schemas].map(([id, schema]) => {
      const { $schema: _, $id: __, ...rest } = built[ids.get(schema) ?? id] ?? {};
      return [id, rest];
    }),
  );
};
