import type { StoredValuationLine } from "#backend/store/schema/trade-ins.ts";
import type { StoredTradeIn } from "#backend/trade-in/appointment/own-trade-in.ts";
import { wordingOf } from "#backend/wording/wording.ts";
import type { Mark } from "#domain/car-parts.ts";
import { eurosFromCents } from "#domain/money.ts";
import type { Locale } from "#platform/locale.ts";
import { sumOf } from "../valuation/value-car.ts";
import { deduct } from "./deduct.ts";
import type { StoredDetails } from "./stored-details.ts";

/** Deductions in the fields of the contract, in positive euros; the label of several marks includes their number: `Arañazo (3)`. */
export const describeDeductions = (
  lines: readonly StoredValuationLine[],
  marks: readonly Mark[],
  locale: Locale,
) => {
  const labels: Readonly<Record<string, string>> = wordingOf(locale).deductions;
  return lines.map(({ code, cents }) => {
    const times = marks.filter(({ damage }) => damage === code).length;
    const label = labels[code] ?? code;
    return { code, label: times > 1 ? `${label} (${times})` : label, amount: eurosFromCents(cents) };
  });
};

/** The deductions of a draft as a preview, or those of submitted details. */
const takenBy = ({ answers, marks }: StoredDetails, { lines, kilometers }: StoredTradeIn) => {
  if (answers === undefined) return [];
  if (answers.deductions !== null) return answers.deductions;
  const { engine, drive, general, imported } = answers;
  return deduct({
    valueCents: sumOf(lines),
    kilometers: { valued: kilometers, now: answers.kilometers },
    status: { enginePerformance: engine, drivePerformance: drive, generalStatus: general },
    imported,
    marks,
  });
};

/**
 * Phase two as the contract defines it, with deductions and the remaining value; undefined without answers and pictures. Pictures
 * alone are returned with the default answers of the form.
 */
export const describeDetails = (details: StoredDetails, row: StoredTradeIn, locale: Locale) => {
  const { answers, marks, pictures } = details;
  if (answers === undefined && pictures.length === 0) return undefined;
  const taken = takenBy(details, row);
  return {
    kms: answers?.kilometers ?? row.kilometers,
    interior: answers?.interior ?? null,
    exterior: answers?.exterior ?? null,
    imported: answers?.imported ?? false,
    status: {
      enginePerformance: answers?.engine ?? "UNDEFINED",
      drivePerformance: answers?.drive ?? "UNDEFINED",
      generalStatus: answers?.general ?? "UNDEFINED",
    },
    marks: [...marks],
    files: [...pictures],
    ...(answers?.submittedAt && { submittedTime: answers.submittedAt.toISOString() }),
    deductions: describeDeductions(taken, marks, locale),
    valuation: eurosFromCents(sumOf(row.lines) - sumOf(taken)),
  };
};
