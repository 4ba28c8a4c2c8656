import { nudgeMail } from "#backend/mail/nudge-mail.ts";
import type { Orm } from "#backend/store/database.ts";
import type { Logger } from "#platform/log.ts";
import { takeAttempt } from "../attempts/attempt-permit.ts";
import { findAccount } from "../find-account.ts";
import { findOwnPlace, type Whence } from "../known/own-place.ts";
import { mailCode, type WantedCode } from "./mail-code.ts";

type AskedCode = WantedCode & Whence;

/** Mails a code unless that was asked for too often; answers how many seconds to wait, the same for whatever address. */
export const askForCode = async (orm: Orm, asked: AskedCode, now: Date, log: Logger): Promise<number> => {
  const { email, addressGroup } = asked;
  const ownPlace = await findOwnPlace(orm, (await findAccount(orm, email))?.id, asked);
  const seconds = await takeAttempt(orm, "codeMail", { email, addressGroup, ownPlace }, now);
  if (seconds > 0) {
    log.warn({ seconds, purpose: asked.purpose }, "no code was mailed: too many were asked for");
    return seconds;
  }
  await orm.transaction((tx) => mailCode(tx, asked, now));
  nudgeMail();
  log.info({ purpose: asked.purpose }, "a code was asked for");
  return 0;
};
