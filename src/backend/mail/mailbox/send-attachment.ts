import { NotFoundError } from "#backend/errors.ts";
import type { Orm } from "#backend/store/database.ts";
import { cacheControl } from "#platform/answers/cache-control.ts";
import { writeAttachment } from "../write-attachment.ts";
import type { StoredMail } from "./write-mailbox-list.ts";

/** The file that goes with a message, to be saved. Throws NotFoundError where none does. */
export const sendAttachment = async (orm: Orm, mail: StoredMail): Promise<Response> => {
  const written = await writeAttachment(orm, mail);
  if (written === undefined) throw new NotFoundError("Nothing goes with this mail");
  return new Response(new Uint8Array(written.bytes), {
    headers: {
      "content-type": written.contentType,
      "content-disposition": `attachment; filename="${written.fileName}"`,
      "cache-control": cacheControl.nobody,
    },
  });
};
