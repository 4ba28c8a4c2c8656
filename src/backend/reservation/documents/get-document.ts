import { NotFoundError } from "#backend/errors.ts";
import type { Handler } from "#backend/http/mount.ts";
import type { userEndpoints } from "#contract/user-endpoints.ts";
import { readDocument } from "./read-document.ts";

/** `GET users/me/reservation/{id}/documents/{documentId}`: the PDF. Answers the same for another customer's document as for an unknown one. */
export const getDocument: Handler<typeof userEndpoints.reservationDocument> = async (
  { params: { id: reservationId, documentId } },
  { orm, customer },
) => {
  const file = await readDocument(orm, { reservationId, documentId, customerId: customer.id });
  if (file === undefined) throw new NotFoundError("No such document");
  return { bytes: new Uint8Array(file).buffer, contentType: "application/pdf" };
};
