import { z } from "zod";
import { describe, extensionKey, type Unit } from "./field.ts";

const marked = new WeakSet<z.core.$ZodType>();

/**
 * Marks a field that the customer's specification does not have. A service may leave it out of an answer, and its part is
 * not rendered then. In a request it is sent only to a service that announces it (`strip-unannounced.ts`).
 */
export const ours = <S extends z.ZodType>(
  schema: S,
  description: string,
  example?: z.input<S>,
  unit?: Unit,
) => {
  const field = schema.optional();
  z.globalRegistry.add(field, { ...describe(description, example, unit), [extensionKey]: true });
  marked.add(field);
  return field;
};

/** Whether a field was marked by `ours`, a default beside it or not. */
export const isOurs = (schema: z.core.$ZodType): boolean =>
  marked.has(schema) || (schema instanceof z.ZodDefault && isOurs(schema.def.innerType));
