import { readDocument } from "#backend/reservation/documents/read-document.ts";
import type { Orm } from "#backend/store/database.ts";
import type { ClaimedMail } from "./claim-mail.ts";

/** A file as it goes with a message. */
export type WrittenAttachment = {
  readonly fileName: string;
  readonly contentType: "application/pdf";
  readonly bytes: Buffer;
};

/** Writes the file that goes with a message; undefined where none does. Throws when it cannot be written. */
export const writeAttachment = async (
  orm: Orm,
  { attachment }: Pick<ClaimedMail, "attachment">,
): Promise<WrittenAttachment | undefined> => {
  if (attachment === null) return undefined;
  const bytes = await readDocument(orm, attachment);
  if (bytes === undefined) throw new Error("The document that goes with a mail is not there");
  return { fileName: attachment.fileName, contentType: "application/pdf", bytes };
};
