import { z } from "zod";
import { nameKey } from "#domain/slugify.ts";
import { defaultLocale, locales } from "#platform/locale.ts";
import { fieldNames, wordFields } from "./feed-fields.ts";

const fields = z.enum(fieldNames, "is no field");
const name = z.string().min(1, "expected the name of a column");
const plain = { or: undefined, unit: undefined, unitColumn: undefined };
const column = z.union(
  [
    name.transform((only) => ({ ...plain, columns: [only] })),
    z
      .array(name)
      .min(1)
      .transform((all) => ({ ...plain, columns: all })),
    z
      .strictObject({
        column: name,
        /** The column that is read where that one is missing or blank. */
        or: name.optional(),
        unit: z.string().optional(),
        unitColumn: name.optional(),
      })
      .transform(({ column, ...more }) => ({ ...plain, ...more, columns: [column] })),
  ],
  {
    error:
      'expected the name of a column, {"column": …, "or": …, "unit": …, "unitColumn": …}, or a list of names',
  },
);
const text = z.string().min(1, "expected a text");

/** By letters and digits, as words are compared. */
const byKey = (meanings: Readonly<Record<string, string>>): ReadonlyMap<string, string> =>
  new Map(Object.entries(meanings).map(([word, meaning]) => [nameKey(word), meaning]));

/** The schema of a map: how the columns of a feed become the shop's fields of a vehicle. */
export const feedMap = z.strictObject({
  /** The name of the source: the same at every import, another one for each feed. */
  source: z
    .string()
    .regex(
      /^[a-z0-9]+(?:-[a-z0-9]+)*$/,
      "expected a name of small letters, digits and hyphens, such as grupo-norte",
    ),
  /** Of the names of paints. */
  language: z.enum(locales).default(defaultLocale),
  encoding: text.optional(),
  delimiter: z.string().length(1, "expected one character").optional(),
  /** The decimal separator of all numbers; detected for each number when absent. */
  decimal: z.enum([",", "."], 'expected "," or "."').optional(),
  dateOrder: z.enum(["dmy", "mdy"]).default("dmy"),
  /** Between the items of a list, such as pictures; a line break always is one. */
  listSeparator: text.default("|"),
  /** Whether the first row names the columns; otherwise they are called 0, 1, 2 and so on. */
  header: z.boolean().default(true),
  /** The element of XML that is a vehicle. */
  item: text.optional(),
  /** Whether the feed may leave out columns of fields that are not needed, as presets expect. */
  optionalColumns: z.boolean().default(false),
  columns: z.partialRecord(fields, column),
  /** Constant values of fields without a column, or with an empty cell. */
  values: z.partialRecord(fields, text).default({}),
  /** By field, the meaning of a feed's word: one of ours, or a word that is understood. */
  words: z
    .partialRecord(z.enum(wordFields, "is no field with words"), z.record(z.string(), text).transform(byKey))
    .default({}),
  /** Models that are missing in the catalogue and are to be created, by make. */
  newModels: z.record(text, z.array(text)).default({}),
});

export type FeedMap = z.infer<typeof feedMap>;
/** The decimal separator, where a map sets it. */
export type Decimal = FeedMap["decimal"];
