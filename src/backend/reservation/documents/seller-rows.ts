import type { SheetRows } from "#backend/printing/printed-sheet.ts";
import { wordingOf } from "#backend/wording/wording.ts";
import type { ReservationFacts } from "../texts/read-reservation-facts.ts";

/** The company that sells, where the shop names one. */
export const sellerRows = ({ shop: { legalEntity }, reservation }: ReservationFacts): SheetRows => {
  if (legalEntity === undefined) return [];
  const { confirmation: words } = wordingOf(reservation.locale).reservationDocuments;
  const { name, taxId, address } = legalEntity;
  return [
    [words.company, `${name} (${words.nif} ${taxId})`],
    [words.companyAddress, address],
  ];
};
