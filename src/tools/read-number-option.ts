import { readTextOption } from "./read-text-option.ts";
import { ToolError } from "./run-tool.ts";

/**
 * Reads `--name 12` or `--name=12` from a command line.
 * @returns undefined when the option is absent
 * @throws ToolError when it is not a whole number within the limits
 */
export const readNumberOption = (
  args: readonly string[],
  name: string,
  { min, max }: Readonly<{ min: number; max: number }>,
): number | undefined => {
  const text = readTextOption(args, name);
  if (text === undefined) return undefined;
  const value = Number(text);
  if (/^\d+$/.test(text) && value >= min && value <= max) return value;
  throw new ToolError(`--${name} takes a whole number from ${min} to ${max}.`);
};
