import type { StoredValuationLine } from "#backend/store/schema/trade-ins.ts";
import { type Grade, type GradedAspect, gradedAspects } from "#domain/car-condition.ts";
import { type Damage, damageNames, type Mark } from "#domain/car-parts.ts";
import { roundHalfUp } from "#domain/money.ts";

/**
 * The published table of the highest deductions; it binds customers and the inspection alike. A valuation
 * expects a car in good condition, so a good grade deducts nothing. Money in cents, shares of the value before an inspection. The deduction for a
 * mark is its repair cost at a trade workshop; each operator of the services sets its own.
 */
const deductionRules = {
  /** For each started thousand kilometres beyond the valuation's: the depreciation of a year of 15 000 km, spread over them. */
  kilometers: { share: 0.004, perKilometers: 1_000 },
  grades: {
    enginePerformance: { FAIR: 0.05, BAD: 0.14 },
    drivePerformance: { FAIR: 0.03, BAD: 0.09 },
    generalStatus: { FAIR: 0.02, BAD: 0.06 },
  },
  /** Its earlier history is in foreign documents, for which buyers pay less. */
  imported: { share: 0.05 },
  /** For each damaged part. */
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

/** The details of a car's condition, and its value without deductions. */
export interface Condition {
  /** In cents. */
  readonly valueCents: number;
  /** The kilometres at the valuation and now. */
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
 * Calculates the deductions of the published table line by line, in positive cents. Their sum never exceeds the value:
 * the line that would exceed it takes the rest, and later lines nothing. Pure.
 */
export const deduct = (condition: Condition): readonly StoredValuationLine[] => {
  const { valueCents, kilometers, status, imported, marks } = condition;
  const ofValue = (share: number) => roundHalfUp(valueCents * share);
  const { share, perKilometers } = deductionRules.kilometers;
  const startedThousands = Math.ceil(Math.max(0, kilometers.now - kilometers.valued) / perKilometers);
  const all = [
    { code: "kilometers", cents: startedThousands * ofValue(share) },
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

/** One line of the published table; its label follows from the code. */
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
