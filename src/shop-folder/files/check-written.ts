import type { z } from "zod";
import { nameFaults } from "./name-faults.ts";
import type { Written } from "./parse-yaml.ts";
import { ShopFileError } from "./shop-file-error.ts";

/**
 * A written value in the shape of a schema.
 * @throws ShopFileError that names file, line and field of all that the schema refuses
 */
export const checkWritten = <Value>(written: Written, schema: z.ZodType<Value>): Value => {
  const { data, error } = schema.safeParse(written.value);
  if (error !== undefined) throw new ShopFileError(nameFaults(written, error));
  return data;
};
