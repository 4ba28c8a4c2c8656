import { readDocument } from "#backend/reservation/documents/read-document.ts";
import type { Orm } from "#backend/store/database.ts";
import type { MailAttachment } from "#backend/store/schema/mail.ts";
import { writeCalendar } from "#backend/trade-in/appointment/write-calendar.ts";
import { readPictureFiles } from "#backend/trade-in/pictures/read-picture-files.ts";
import type { ClaimedMail } from "./claim-mail.ts";

/** A file as attached to a message. */
export type WrittenAttachment = {
  readonly fileName: string;
  readonly contentType: string;
  readonly bytes: Buffer;
  /** Of an invitation: calendars take it from the message itself (RFC 6047). */
  readonly method?: "REQUEST" | "CANCEL";
};

/** Writes the files attached to a message. Throws when one cannot be written. */
export const writeAttachments = async (
  orm: Orm,
  { attachment, locale }: Pick<ClaimedMail, "attachment" | "locale">,
): Promise<readonly WrittenAttachment[]> => {
  switch (attachment?.kind) {
    case undefined:
      return [];
    case "appointment":
      return [await writeAppointment(orm, attachment, locale)];
    case "adf": {
      const { fileName, content } = attachment;
      return [{ fileName, contentType: "application/xml; charset=utf-8", bytes: Buffer.from(content) }];
    }
    case "trade-in-pictures":
      return readPictureFiles(orm, attachment.tradeInId);
    case "reservation-document": {
      const { reservationId, more = [] } = attachment;
      const files: WrittenAttachment[] = [];
      for (const { documentId, fileName } of [attachment, ...more]) {
        const bytes = await readDocument(orm, { reservationId, documentId });
        if (bytes === undefined) throw new Error("The document that goes with a mail is not there");
        files.push({ fileName, contentType: "application/pdf", bytes });
      }
      return files;
    }
  }
};

const writeAppointment = async (
  orm: Orm,
  attachment: Extract<MailAttachment, { kind: "appointment" }>,
  locale: ClaimedMail["locale"],
): Promise<WrittenAttachment> => {
  const { fileName, isCancelled, invitation } = attachment;
  const method = isCancelled ? "CANCEL" : invitation ? "REQUEST" : undefined;
  return {
    fileName,
    contentType: `text/calendar; charset=utf-8; method=${method ?? "PUBLISH"}`,
    bytes: Buffer.from(await writeCalendar(orm, attachment, locale)),
    ...(invitation && method && { method }),
  };
};
