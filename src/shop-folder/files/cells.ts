import { z } from "zod";

const split = (cell: string): string[] =>
  cell
    .split(";")
    .map((item) => item.trim())
    .filter((item) => item !== "");

const text = z.string().min(1, "expected a text");
const matching = (pattern: RegExp, what: string) => z.string().regex(pattern, `expected ${what}`);

/** What a cell of a table may hold. The messages go on with what it holds instead. */
export const cells = {
  text,
  whole: matching(/^\d+$/, "a whole number").transform(Number),
  decimal: matching(/^-?\d+(?:\.\d+)?$/, "a number such as 41.5").transform(Number),
  time: matching(/^(?:[01]\d|2[0-3]):[0-5]\d$/, "a time such as 09:30"),
  /** `yes` or nothing. */
  flag: z.enum(["yes", ""], 'expected "yes" or nothing').transform((cell) => cell === "yes"),
  /** One of a few words. */
  oneOf: <const Word extends string>(words: readonly Word[]) =>
    z.enum(words, `expected one of ${words.join(", ")}`),
  /** Words of a list, separated by semicolons. */
  listOf: <const Word extends string>(words: readonly Word[]) =>
    z
      .string()
      .transform(split)
      .pipe(z.array(z.enum(words, `expected some of ${words.join(", ")}`))),
  /** Texts, separated by semicolons. */
  texts: z.string().transform(split),
  /** Nothing, which is read as undefined, or what the other cells of the column hold. */
  optional: <Cell extends z.ZodType<unknown, string>>(cell: Cell) =>
    z.union([z.literal("").transform(() => undefined), cell]),
};
