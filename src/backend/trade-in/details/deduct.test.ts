import fc from "fast-check";
import { expect, test } from "vitest";
import { deductionsEs } from "#backend/wording/deductions-es.ts";
import { grades } from "#domain/car-condition.ts";
import { damageNames, possibleMarks } from "#domain/car-parts.ts";
import { addCents } from "#domain/money.ts";
import { type Condition, deduct, publishedDeductions } from "./deduct.ts";

const faultless: Condition = {
  valueCents: 1_234_567,
  kilometers: { valued: 64_000, now: 64_000 },
  status: { enginePerformance: "GOOD", drivePerformance: "VERY_GOOD", generalStatus: "GOOD" },
  imported: false,
  marks: [],
};

const takenFrom = (changes: Partial<Condition>) =>
  deduct({ ...faultless, ...changes }).map(({ code, cents }) => [code, cents]);

test("a good car loses nothing, nor does one that nothing was said of", () => {
  expect(deduct(faultless)).toEqual([]);
  const open = { enginePerformance: "UNDEFINED", drivePerformance: "UNDEFINED", generalStatus: "UNDEFINED" };
  expect(takenFrom({ status: open } as Partial<Condition>)).toEqual([]);
});

test.each<[string, Partial<Condition>, unknown]>([
  [
    "a grade",
    { status: { ...faultless.status, enginePerformance: "BAD" } },
    [["enginePerformance-BAD", 172_839]],
  ],
  ["another country's papers", { imported: true }, [["imported", 61_728]]],
  [
    "each thousand kilometres that was begun",
    { kilometers: { valued: 64_000, now: 66_001 } },
    [["kilometers", 14_814]],
  ],
  ["no kilometres, where it has fewer", { kilometers: { valued: 64_000, now: 63_000 } }, []],
  [
    "marks of a kind together, in the table's order",
    {
      marks: [
        { part: "roof", damage: "dent" },
        { part: "bonnet", damage: "scratch" },
        { part: "left-rear-door", damage: "scratch" },
      ],
    },
    [
      ["scratch", 12_000],
      ["dent", 12_000],
    ],
  ],
  [
    "what is left, and then nothing",
    {
      valueCents: 15_000,
      marks: [...possibleMarks.filter(({ damage }) => damage === "scratch")],
      imported: true,
    },
    [
      ["imported", 750],
      ["scratch", 14_250],
    ],
  ],
  ["nothing of nothing", { valueCents: 0, imported: true, marks: possibleMarks }, []],
])("takes %s", (_, changes, lines) => {
  expect(takenFrom(changes)).toEqual(lines);
});

/** The deduction that the published table allows for a condition, calculated from the table alone. */
const allowed = ({ valueCents, kilometers, status, imported, marks }: Condition): Map<string, number> => {
  const times = (code: string): number => {
    if (code === "kilometers") return Math.max(0, Math.ceil((kilometers.now - kilometers.valued) / 1_000));
    if (code === "imported") return imported ? 1 : 0;
    const [aspect = "", grade] = code.split("-");
    if (grade !== undefined) return status[aspect as keyof typeof status] === grade ? 1 : 0;
    return marks.filter(({ damage }) => damage === code).length;
  };
  return new Map(
    publishedDeductions.map(({ code, cents, share = 0 }) => [
      code,
      times(code) * (cents ?? Math.round(valueCents * share)),
    ]),
  );
};

const grade = fc.constantFrom(...grades);
const conditions: fc.Arbitrary<Condition> = fc.record({
  valueCents: fc.oneof(fc.nat(60_000), fc.nat(9_000_000)),
  kilometers: fc
    .tuple(fc.integer({ min: 100, max: 300_000 }), fc.nat(40_000))
    .map(([valued, more]) => ({ valued, now: valued + more })),
  status: fc.record({ enginePerformance: grade, drivePerformance: grade, generalStatus: grade }),
  imported: fc.boolean(),
  marks: fc.subarray([...possibleMarks]),
});

test("10,000 conditions take no more than the table says and than there is, and leave the rest to the cent", () => {
  let capped = 0;
  const property = fc.property(conditions, (condition) => {
    const lines = deduct(condition);
    const table = allowed(condition);
    const taken = addCents(...lines.map(({ cents }) => cents));
    for (const { code, cents } of lines) {
      expect(cents).toBeGreaterThan(0);
      expect(cents).toBeLessThanOrEqual(table.get(code) ?? 0);
    }
    const wanted = [...table.values()].reduce((sum, cents) => sum + cents, 0);
    expect(taken).toBe(Math.min(wanted, condition.valueCents));
    if (wanted > condition.valueCents) capped += 1;
  });
  fc.assert(property, { numRuns: 10_000, seed: 20_261_125 });
  expect(capped).toBeGreaterThan(500);
});

test("every line of the table has its words", () => {
  expect(publishedDeductions.map(({ code }) => code)).toEqual(Object.keys(deductionsEs));
  expect(publishedDeductions.map(({ code }) => code)).toEqual(expect.arrayContaining([...damageNames]));
});
