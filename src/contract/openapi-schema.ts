import { z } from "zod";
import { componentRef, type JsonObject } from "./openapi-named-schemas.ts";

/** A request's part as JSON Schema, for parameters. */
export const inputSchema = (schema: z.ZodType): JsonObject => {
  const { $schema: _, ...rest } = z.toJSONSchema(schema, { io: "input" });
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
  const built = z.toJSONSchema(registry, {
    io,
    uri: componentRef,
    // Readers drop what they do not know, so an answer may hold more than the contract names.
    override: ({ jsonSchema }) => {
      if (jsonSchema.additionalProperties === false) delete jsonSchema.additionalProperties;
    },
  }).schemas;
  return Object.fromEntries(
    [...schemas].map(([id, schema]) => {
      const { $schema: _, $id: __, ...rest } = built[ids.get(schema) ?? id] ?? {};
      return [id, rest];
    }),
  );
};
