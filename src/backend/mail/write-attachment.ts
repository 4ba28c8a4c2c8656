import { readDocument } from "#backend/reservation/documents/read-document.ts";
import type { Orm } from "#backend/store/database.ts";
import { writeCalendar } from "#backend/trade-in/appointment/write-calendar.ts";
import type { ClaimedMail } from "./claim-mail.ts";

/** A file as attached to a message. */
export type WrittenAttachment = {
  readonly fileName: string;
  readonly contentType: string;
  readonly bytes: Buffer;
};

/** Writes the file attached to a message; undefined without one. Throws when it cannot be written. */
export const writeAttachment = async (
  orm: Orm,
  { attachment, locale }: Pick<ClaimedMail, "attachment" | "locale">,
): Promise<WrittenAttachment | undefined> => {
  if (attachment === null) return undefined;
  const { fileName } = attachment;
  if (attachment.kind === "appointment") {
    const contentType = `text/calendar; charset=utf-8; method=${attachment.isCancelled ? "CANCEL" : "PUBLISH"}`;
    return { fileName, contentType, bytes: Buffer.from(await writeCalendar(orm, attachment, locale)) };
  }
  const bytes = await readDocument(orm, attachment);
  if (bytes === undefined) throw new Error("The document that goes with a mail is not there");
  return { fileName, contentType: "application/pdf", bytes };
};
