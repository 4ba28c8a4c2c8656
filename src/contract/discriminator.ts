import type { z } from "zod";
import type { JsonObject } from "./openapi-named-schemas.ts";
import { inputSchema } from "./openapi-schema.ts";

/** The key travels in the query (`lead?type=`): each alternative documents its value, and leaves the key out. */
export const withoutDiscriminator = (schema: JsonObject | undefined, key: string): JsonObject => {
  const alternatives = (schema?.oneOf ?? []) as {
    properties: Record<string, JsonObject>;
    required: string[];
  }[];
  return {
    anyOf: alternatives.map(({ properties: { [key]: value, ...properties }, required, ...rest }) => ({
      title: `${key}=${String(value?.const)}`,
      ...rest,
      properties,
      required: required.filter((name) => name !== key),
    })),
  };
};

/** Values that a discriminator takes. */
export const discriminatorValues = (body: z.ZodType, key: string): unknown[] => {
  const alternatives = (inputSchema(body).oneOf ?? []) as { properties: Record<string, JsonObject> }[];
  return alternatives.map((alternative) => alternative.properties[key]?.const);
};
