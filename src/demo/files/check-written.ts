import type { z } from "zod";
import { DemoFileError } from "./demo-file-error.ts";
import { nameFaults } from "./name-faults.ts";
import type { Written } from "./parse-yaml.ts";

/**
 * A written value in the shape of a schema.
 * @throws DemoFileError that names file, line and field of all that the schema refuses
 */
export const checkWritten = <Value>(written: Written, schema: z.ZodType<Value>): Value => {
  const { data, error } = schema.safeParse(written.value);
  if (error !== undefined) throw new DemoFileError(nameFaults(written, error));
  return data;
};
