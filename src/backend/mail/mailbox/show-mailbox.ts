import { desc, eq } from "drizzle-orm";
import { NotFoundError } from "#backend/errors.ts";
import type { Call } from "#backend/http/call.ts";
import { pageResponse } from "#backend/http/page-response.ts";
import { outbox } from "#backend/store/schema/mail.ts";
import { wordingOf } from "#backend/wording/wording.ts";
import { env } from "#platform/env.ts";
import { mailStyle } from "../mail-style.ts";
import { sendAttachment } from "./send-attachment.ts";
import { writeMailboxList } from "./write-mailbox-list.ts";
import { mailboxStyle, writeMailboxMessage } from "./write-mailbox-message.ts";

/** Messages on the list: the newest. */
const mostListed = 100;

/**
 * `GET mailbox`: what is in the outbox, the newest first; `?message=` and its number shows one, in its language, `&attachment` is the file that goes
 * with it. For whoever works on a site of this machine without a mail server; where there is one, nothing is found here.
 */
export const showMailbox = async (request: Request, { orm, locale }: Call): Promise<Response> => {
  if (env().SMTP_URL !== undefined) throw new NotFoundError("Mails are sent: there is no mailbox");
  const query = new URL(request.url).searchParams;
  const number = query.get("message");
  if (number === null) {
    const mails = await orm.select().from(outbox).orderBy(desc(outbox.id)).limit(mostListed);
    const { title } = wordingOf(locale).mailbox;
    return pageResponse({ locale, title, content: writeMailboxList(mails, locale), style: mailboxStyle });
  }
  const id = /^\d{1,9}$/.test(number) ? Number(number) : 0;
  const [mail] = await orm.select().from(outbox).where(eq(outbox.id, id));
  if (!mail) throw new NotFoundError("No such mail");
  if (query.has("attachment")) return sendAttachment(orm, mail);
  return pageResponse({
    locale: mail.locale,
    title: mail.subject,
    content: writeMailboxMessage(mail),
    style: mailboxStyle,
    innerStyles: [mailStyle],
  });
};
