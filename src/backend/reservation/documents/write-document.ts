import { printSheet } from "#backend/printing/print-sheet.ts";
import type { PrintedSheet } from "#backend/printing/printed-sheet.ts";
import type { ReservationFacts } from "../texts/read-reservation-facts.ts";
import { conditionsSheet } from "./conditions-sheet.ts";
import { confirmationSheet } from "./confirmation-sheet.ts";
import type { ReservationDocument } from "./documents-of.ts";
import { financeSheet } from "./finance-sheet.ts";
import { paymentSheet, refundSheet } from "./payment-sheets.ts";
import { withdrawalSheet } from "./withdrawal-sheet.ts";

/** Renders a document of a reservation as a PDF, in the reservation's language. The same input always yields the same bytes. */
export const writeDocument = (facts: ReservationFacts, document: ReservationDocument): Promise<Buffer> =>
  printSheet(sheetOf(facts, document), document.at, facts.shop);

const sheetOf = (facts: ReservationFacts, document: ReservationDocument): PrintedSheet => {
  switch (document.kind) {
    case "confirmation":
      return confirmationSheet(facts, document.at);
    case "payment":
      return paymentSheet(facts, document.attempt, document.at);
    case "refund":
      return refundSheet(facts, document.attempt, document.at);
    case "conditions":
      return conditionsSheet(facts);
    case "withdrawal":
      return withdrawalSheet(facts, document.at);
    case "finance": {
      const { finance } = facts.reservation;
      if (finance === null) throw new Error("A reservation without a credit has no document about one");
      return financeSheet(facts, finance);
    }
  }
};
