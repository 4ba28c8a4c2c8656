import type { PrintedSheet } from "#backend/printing/printed-sheet.ts";
import { wordingOf } from "#backend/wording/wording.ts";
import type { ReservationFacts } from "../copy/read-reservation-facts.ts";

/** What every paper of a reservation has: its language, its title, the vehicle, and how pages are numbered. */
export const sheetFrame = (
  { reservation: { locale }, vehicle }: Pick<ReservationFacts, "reservation" | "vehicle">,
  title: string,
): Omit<PrintedSheet, "parts"> => ({
  ...{ locale, title },
  subject: `${vehicle.name} (${vehicle.vin})`,
  page: wordingOf(locale).reservationPapers.page,
});
