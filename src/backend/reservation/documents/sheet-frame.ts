import type { PrintedSheet } from "#backend/printing/printed-sheet.ts";
import { wordingOf } from "#backend/wording/wording.ts";
import type { ReservationFacts } from "../texts/read-reservation-facts.ts";

/** The common parts of every document: language, title, vehicle, and page numbers. */
export const sheetFrame = (
  { reservation: { locale }, vehicle }: Pick<ReservationFacts, "reservation" | "vehicle">,
  title: string,
): Omit<PrintedSheet, "parts"> => ({
  ...{ locale, title },
  subject: `${vehicle.name} (${vehicle.vin})`,
  page: wordingOf(locale).reservationDocuments.page,
});
