import { describe, expect, test } from "vitest";
import { z } from "zod";
import { knownOnly, knownText } from "./known-only.ts";
import { normaliseAnswer } from "./normalise-answer.ts";

const item = z.object({ kind: z.enum(["a", "b"]), price: z.number().optional() });
const schema = z.object({
  name: z.string().optional(),
  price: z.number().optional(),
  months: z.int().default(12),
  items: knownOnly(item, "kind").optional(),
  target: knownText(z.enum(["_self"])),
  either: z.union([z.string().regex(/^x/), z.number()]).optional(),
  rates: z.record(z.string(), z.number()).optional(),
  open: z.unknown().optional(),
});
const read = (value: unknown) => schema.parse(normaliseAnswer(schema, value));

describe("an answer is read in the form of its schema", () => {
  test.each([
    ["a number as text", { price: "12.5" }, { price: 12.5 }],
    ["a negative number as text", { price: "-3" }, { price: -3 }],
    ["a number as text below a default", { months: "24" }, { months: 24 }],
    ["null of an optional field", { name: null, price: null }, {}],
    ["null of a field with a default", { months: null }, { months: 12 }],
    ["null of a list", { items: null }, {}],
    [
      "members of a list of known kinds",
      {
        items: [
          { kind: "z", price: "1" },
          { kind: "b", price: "2" },
        ],
      },
      { items: [{ kind: "b", price: 2 }] },
    ],
    ["null of a known text", { target: null }, {}],
    ["the option of a union that fits", { either: "7" }, { either: 7 }],
    ["an option of a union that is a text", { either: "x7" }, { either: "x7" }],
    ["values of a record", { rates: { a: "1" } }, { rates: { a: 1 } }],
    ["a text that looks like a number", { name: "12" }, { name: "12" }],
    ["what the schema does not describe", { open: { a: null, b: "1" } }, { open: { a: null, b: "1" } }],
  ])("%s", (_, value, expected) => {
    expect(read(value)).toEqual({ months: 12, ...expected });
  });

  test.each([
    ["words", { price: "many" }],
    ["an empty text", { price: "" }],
    ["a hexadecimal", { price: "0x10" }],
  ])("%s is no number", (_, value) => {
    expect(schema.safeParse(normaliseAnswer(schema, value)).success).toBe(false);
  });
});
