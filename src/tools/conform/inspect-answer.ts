import { z } from "zod";
import { isOurs } from "#contract/ours.ts";
import { normaliseAnswer, unwrap } from "#contract/read-answer.ts";

type Schema = z.core.$ZodType;
type Path = readonly (string | number)[];
type Fields = Readonly<Record<string, unknown>>;

/** A value that is not as its field is described. */
export interface Misfit {
  /** Where in the answer: `data.prices.0.actualValue`. */
  readonly field: string;
  readonly expected: string;
  readonly arrived: unknown;
  /** The storefront refuses the whole answer; otherwise it reads the answer without the field. */
  readonly isFatal: boolean;
  /** A text that is none of those that the storefront knows: a service may know more. */
  readonly isUnknownWord: boolean;
  /** The field, or one around it, is ours. */
  readonly isOurs: boolean;
}

export interface Inspection {
  /** One for each field, however many members of a list have it. */
  readonly misfits: readonly Misfit[];
  /** What the answer could have held, by field: `data.*.year`. */
  readonly fields: ReadonlyMap<string, FieldPresence>;
}

export interface FieldPresence {
  readonly isOurs: boolean;
  /** In one member of a list at least. */
  readonly isPresent: boolean;
}

/** The answer itself, where it is no object. */
const body = "body";

const isObject = (value: unknown): value is Fields =>
  typeof value === "object" && value !== null && !Array.isArray(value);

/** The path of a field with a star for each place in a list. */
const patternOf = (path: Path): string =>
  path.map((part) => (typeof part === "number" ? "*" : part)).join(".");

const formats: Readonly<Record<string, string>> = {
  datetime: "a date and time such as 2026-11-24T09:30:00+01:00",
  date: "a date such as 2026-11-24",
  url: "an address such as https://example.com/",
  email: "an e-mail address",
};

const expectedBy = ({ message, ...issue }: z.core.$ZodIssue): string => {
  const format = issue.code === "invalid_format" ? formats[issue.format] : undefined;
  return format ?? message.replace(/^[^:]*: expected /, "").replace(/, received .*$/, "");
};

/** What a field means, with an example where that is short: as in the OpenAPI document. */
const meaningOf = (schema: Schema): string => {
  const { description, examples: [example] = [] } = (z.globalRegistry.get(schema) ?? {}) as Meaning;
  const shown = typeof example === "object" || example === undefined ? "" : `, ${JSON.stringify(example)}`;
  return description === undefined ? "" : ` (${description}${shown})`;
};

type Meaning = { readonly description?: string; readonly examples?: readonly unknown[] };

/**
 * What of an answer the storefront does not read or does not get. It reads leniently: what its schema would leave out without a word is found
 * as well. Pure.
 * @param schema of the whole answer
 */
export const inspectAnswer = (schema: Schema, answer: unknown): Inspection => {
  const whole = normaliseAnswer(schema, answer);
  const fatal = z.safeParse(schema, whole).error?.issues.map(({ path }) => path.join(".") || body) ?? [];
  const misfits = new Map<string, Misfit>();
  const fields = new Map<string, FieldPresence>();

  const note = (path: Path, issue: z.core.$ZodIssue, schema: Schema, ours: boolean) => {
    const place = [...path, ...(issue.path as (string | number)[])];
    const field = place.join(".") || body;
    const isFatal = fatal.some((each) => field === each || field.startsWith(`${each}.`));
    const arrived = place.reduce<unknown>(
      (inner, key) => (inner as Fields | null | undefined)?.[key],
      answer,
    );
    const isUnknownWord = issue.code === "invalid_value" && typeof arrived === "string";
    const known = misfits.get(patternOf(place));
    if (known && (known.isFatal || !isFatal)) return;
    misfits.set(patternOf(place), {
      field,
      expected: expectedBy(issue) + (issue.path.length > 0 ? "" : meaningOf(schema)),
      arrived,
      isFatal,
      isUnknownWord,
      isOurs: ours,
    });
  };

  /** Whether all inside is as described. */
  const walk = (schema: Schema, value: unknown, path: Path, ours: boolean): boolean => {
    if ((value === undefined || value === null) && z.safeParse(schema, value).success) return true;
    const own = unwrap(schema);
    const inner = membersOf(own, value).map(({ key, schema: field }) => {
      const place = [...path, key];
      const found = (value as Fields)[key];
      const isOwn = isOurs(field);
      const isPresent = found !== undefined || fields.get(patternOf(place))?.isPresent === true;
      fields.set(patternOf(place), { isOurs: ours || isOwn, isPresent });
      return walk(field, found, place, ours || isOwn);
    });
    if (inner.includes(false)) return false;
    const issues = z.safeParse(own, value).error?.issues ?? [];
    for (const issue of issues) note(path, issue, schema, ours);
    return issues.length === 0;
  };
  walk(schema, whole, [], false);
  return { misfits: [...misfits.values()], fields };
};

type Member = { readonly key: string | number; readonly schema: Schema };

const membersOf = (schema: Schema, value: unknown): readonly Member[] => {
  if (schema instanceof z.ZodObject && isObject(value))
    return Object.entries(schema.shape).map(([key, field]) => ({ key, schema: field as Schema }));
  if (schema instanceof z.ZodArray && Array.isArray(value))
    return value.map((_, key) => ({ key, schema: schema.element }));
  if (schema instanceof z.ZodRecord && isObject(value))
    return Object.keys(value).map((key) => ({ key, schema: schema.def.valueType }));
  return [];
};
