import type { PrintedSheet } from "#backend/printing/printed-sheet.ts";
import { wordingOf } from "#backend/wording/wording.ts";
import { eurosFromCents } from "#domain/money.ts";
import { shortReference } from "#domain/short-reference.ts";
import { marketOf } from "#market/markets.ts";
import { fill } from "#platform/fill.ts";
import { conditionsText } from "../conditions/accepted-conditions.ts";
import { momentText } from "../texts/moment-text.ts";
import type { ReservationFacts } from "../texts/read-reservation-facts.ts";
import { sheetFrame } from "./sheet-frame.ts";
import { textParts } from "./text-parts.ts";

/** The accepted version of the conditions, with the deposit that was paid. */
export const conditionsSheet = (facts: ReservationFacts): PrintedSheet => {
  const { reservation, reservationDepositCents } = facts;
  const { id, locale, conditionsVersion: version, createdAt } = reservation;
  const { reservationDocuments: words } = wordingOf(locale);
  const deposit = marketOf(locale).formats.money(eurosFromCents(reservationDepositCents));
  const accepted = { version, date: momentText(createdAt, locale), reference: shortReference(id) };
  return {
    ...sheetFrame(facts, words.names.conditions),
    parts: [
      { kind: "note", text: fill(words.accepted, accepted) },
      ...textParts(fill(conditionsText(version, locale) ?? "", { deposit })),
    ],
  };
};
