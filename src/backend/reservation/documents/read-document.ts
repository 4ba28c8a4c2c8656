import { and, eq } from "drizzle-orm";
import type { Orm } from "#backend/store/database.ts";
import { reservations } from "#backend/store/schema/reservations.ts";
import { readReservationFacts } from "../texts/read-reservation-facts.ts";
import { documentsOf } from "./documents-of.ts";
import { writeDocument } from "./write-document.ts";

export type RequestedDocument = {
  readonly reservationId: string;
  readonly documentId: string;
  /** The owner to check; omitted where no customer requests it, such as for a mail's attachment. */
  readonly customerId?: string;
};

/** Renders a document of a reservation as a PDF; undefined for an unknown one and for one of another customer. */
export const readDocument = async (
  orm: Orm,
  { reservationId, documentId, customerId }: RequestedDocument,
): Promise<Buffer | undefined> => {
  const isTheirs = customerId === undefined ? undefined : eq(reservations.customerId, customerId);
  const [reservation] = await orm
    .select()
    .from(reservations)
    .where(and(eq(reservations.id, reservationId), isTheirs));
  if (reservation === undefined) return undefined;
  const facts = await readReservationFacts(orm, reservation);
  const document = documentsOf(reservation, facts.attempts).find(({ id }) => id === documentId);
  return document && writeDocument(facts, document);
};
