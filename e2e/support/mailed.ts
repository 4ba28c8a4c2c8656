import { expect } from "@playwright/test";
import { query } from "./database.ts";

type Mailed = { readonly subject: string; readonly text: string; readonly html: string };

/** The newest mail to an address whose text holds these words, as soon as it is there. */
export const mailTo = async (email: string, words = ""): Promise<Mailed> => {
  let found: Mailed | undefined;
  await expect
    .poll(async () => {
      const mails = await query<Mailed>(
        `select subject, text, html from outbox
          where recipient = $1 and position($2 in translate(text, chr(160) || chr(8239), '  ')) > 0 order by created_at desc, id desc limit 1`,
        [email, words],
      );
      found = mails[0];
      return found !== undefined;
    })
    .toBe(true);
  if (!found) throw new Error(`No mail to ${email}`);
  return found;
};

/** The code that was mailed to an address. */
export const codeFor = async (email: string): Promise<string> =>
  /\b[2-9A-HJ-NP-Z]{4}-[2-9A-HJ-NP-Z]{4}\b/.exec((await mailTo(email)).text)?.[0] ?? "";
