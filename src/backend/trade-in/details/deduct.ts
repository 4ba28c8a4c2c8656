import type { StoredValuationLine } from "#backend/store/schema/trade-ins.ts";
import { type Grade, type GradedAspect, gradedAspects } from "#domain/car-condition.ts";
import { type Damage, damageNames, type Mark } from "#domain/car-parts.ts";
import { roundHalfUp } from "#domain/money.ts";

/**
 * What a fault takes from a value at most, as it is published: customers and the inspection are bound by the same table. A valuation
 * expects a car in good condition, so a good grade takes nothing. Money in cents, shares of the value before an inspection. What a mark
 * takes is what mending it costs in a workshop of the trade; whoever runs the services sets their own.
 */
const deductionRules = {
  /** For each thousand kilometres begun beyond those of the valuation: what a year of 15 000 km takes from a car, spread over them. */
  kilometers: { share: 0.004, perKilometers: 1_000 },
  grades: {
    enginePerformance: { FAIR: 0.05, BAD: 0.14 },
    drivePerformance: { FAIR: 0.03, BAD: 0.09 },
    generalStatus: { FAIR: 0.02, BAD: 0.06 },
  },
  /** Its history before it came here is told by foreign papers, which buyers pay less for. */
  imported: { share: 0.05 },
  /** For each part that has it. */
  marks: {
    scratch: 6_000,
    dent: 12_000,
    rust: 20_000,
    chip: 5_000,
    crack: 25_000,
    broken: 15_000,
    kerbed: 7_000,
    worn: 9_000,
  } satisfies Record<Damage, number>,
} as const;

/** What is said of a car's condition, and the value that it was given without. */
export interface Condition {
  /** In cents. */
  readonly valueCents: number;
  /** Those that the value was read for, and those of now. */
  readonly kilometers: { readonly valued: number; readonly now: number };
  readonly status: Readonly<Record<GradedAspect, Grade>>;
  readonly imported: boolean;
  readonly marks: readonly Mark[];
}

const gradeCode = (aspect: GradedAspect, grade: string): string => `${aspect}-${grade}`;

const shareFor = (aspect: GradedAspect, grade: Grade): number => {
  const shares: Readonly<Partial<Record<Grade, number>>> = deductionRules.grades[aspect];
  return shares[grade] ?? 0;
};

/**
 * What the published table takes from a value, line by line, in cents above nought. Together they never take more than there is:
 * the line that would takes what is left, and those after it nothing. Pure.
 */
export const deduct = (condition: Condition): readonly StoredValuationLine[] => {
  const { valueCents, kilometers, status, imported, marks } = condition;
  const ofValue = (share: number) => roundHalfUp(valueCents * share);
  const { share, perKilometers } = deductionRules.kilometers;
  const begun = Math.ceil(Math.max(0, kilometers.now - kilometers.valued) / perKilometers);
  const all = [
    { code: "kilometers", cents: begun * ofValue(share) },
    ...gradedAspects.map((aspect) => ({
      code: gradeCode(aspect, status[aspect]),
      cents: ofValue(shareFor(aspect, status[aspect])),
    })),
    { code: "imported", cents: imported ? ofValue(deductionRules.imported.share) : 0 },
    ...damageNames.map((damage) => ({
      code: damage,
      cents: marks.filter((mark) => mark.damage === damage).length * deductionRules.marks[damage],
    })),
  ];
  let left = valueCents;
  return all.flatMap(({ code, cents }) => {
    const taken = Math.min(cents, left);
    left -= taken;
    return taken > 0 ? [{ code, cents: taken }] : [];
  });
};

/** One line of the table as it is published; its words follow from the code. */
export interface PublishedDeduction {
  readonly code: string;
  readonly cents?: number;
  readonly share?: number;
  readonly perKilometers?: number;
}

/** The whole table, in the order of the lines. */
export const publishedDeductions: readonly PublishedDeduction[] = [
  { code: "kilometers", ...deductionRules.kilometers },
  ...gradedAspects.flatMap((aspect) =>
    Object.entries(deductionRules.grades[aspect]).map(([grade, share]) => ({
      code: gradeCode(aspect, grade),
      share,
    })),
  ),
  { code: "imported", ...deductionRules.imported },
  ...damageNames.map((code) => ({ code, cents: deductionRules.marks[code] })),
];
