import type { z } from "zod";
import { firstIssue } from "#contract/issue-field.ts";
import { UsageError } from "../run-tool.ts";
import type { Values } from "./office-command.ts";

/** Reads options by the schema of the call that does the same; `names` leads from its fields to options of another name. */
export const readOptions = <S extends z.ZodType>(
  schema: S,
  values: Values,
  names: Readonly<Record<string, string>> = {},
): z.output<S> => {
  const given = Object.fromEntries(
    Object.entries(values).map(([name, value]) => [
      Object.keys(names).find((field) => names[field] === name) ?? name,
      value,
    ]),
  );
  const parsed = schema.safeParse(given);
  if (parsed.success) return parsed.data;
  const { field, message } = firstIssue(parsed.error);
  throw new UsageError(`--${names[field] ?? field}: ${message}`);
};

/** A moment: a day, `2026-11-30`, which begins by UTC, or an ISO 8601 date and time. */
export const asMoment = (value: string | boolean | undefined): string | boolean | undefined =>
  typeof value === "string" && /^\d{4}-\d\d-\d\d$/.test(value) ? `${value}T00:00:00Z` : value;
