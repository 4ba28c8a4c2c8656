import { z } from "zod";

const marked = new WeakSet<z.core.$ZodType>();

/**
 * Marks a field that the customer's specification does not have. A service may leave it out of an answer, and its part is
 * not rendered then. In a request it is sent only to a service that announces it (`strip-unannounced.ts`).
 */
export const ours = <S extends z.ZodType>(schema: S) => {
  const field = schema.optional().meta({ description: "Extension: not in the specification" });
  marked.add(field);
  return field;
};

/** Whether a field was marked by `ours`, a default beside it or not. */
export const isOurs = (schema: z.core.$ZodType): boolean =>
  marked.has(schema) || (schema instanceof z.ZodDefault && isOurs(schema.def.innerType));
