import { z } from "zod";
import { addressId, identifier } from "#contract/primitives.ts";
import { documentKind } from "#contract/reservation.ts";
import { knownLocale, type Locale } from "#platform/locale.ts";

/** The kind names the file alone: the service knows the document by its id. */
const schema = z.object({ reservation: addressId, document: identifier, kind: documentKind });

export type RequestedDocument = z.infer<typeof schema> & { readonly locale: Locale };

/** The address of a reservation's document, for its customer. */
export const documentAddress = ({ reservation, document, kind, locale }: RequestedDocument): string =>
  `/api/reservation-document/?${new URLSearchParams({ reservation, document, kind, locale })}`;

/** The document of such an address; undefined for any other. */
export const readDocumentQuery = (params: URLSearchParams): RequestedDocument | undefined => {
  const read = schema.safeParse(Object.fromEntries(params));
  const locale = params.get("locale");
  return read.success ? { ...read.data, locale: knownLocale(locale) } : undefined;
};
