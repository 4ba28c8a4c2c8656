import { randomInt } from "node:crypto";
import { and, eq, gt, sql } from "drizzle-orm";
import { nudgeDeliveries } from "#backend/jobs/nudge-deliveries.ts";
import { accountNotice } from "#backend/mail/messages/account-notice.ts";
import { accountUnknown } from "#backend/mail/messages/account-unknown.ts";
import { codeForAddress } from "#backend/mail/messages/code-for-address.ts";
import { queueMail } from "#backend/mail/queue-mail.ts";
import type { MailFrame } from "#backend/mail/write-mail.ts";
import { readShop } from "#backend/shop/read-shop.ts";
import type { Orm } from "#backend/store/database.ts";
import { type CodePurpose, mailCodes } from "#backend/store/schema/sign-in.ts";
import { mailCodeLength, mailCodeLetters, showMailCode } from "#domain/mail-code.ts";
import type { Locale } from "#platform/locale.ts";
import type { Logger } from "#platform/log.ts";
import { newReferenceId } from "#platform/new-reference-id.ts";
import { takeAttempt } from "../attempts/attempt-permit.ts";
import { findAccount } from "../find-account.ts";
import { findOwnPlace, type SignInOrigin } from "../known/own-place.ts";
import { loginPage } from "../states/return-address.ts";
import { codeSignature } from "./code-signature.ts";
import { codeMilliseconds, quietMilliseconds } from "./code-times.ts";

/** A random code such as `K7MP3XQ9`. */
export const newCode = (): string =>
  Array.from({ length: mailCodeLength }, () => mailCodeLetters[randomInt(mailCodeLetters.length)]).join("");

export type WantedCode = {
  /** Hash of the code's owner. */
  readonly owner: string;
  readonly email: string;
  readonly locale: Locale;
  /** Whether tries of the owner's earlier code still count. */
  readonly retainsTries: boolean;
  /** `reset` mails a code to accounts alone, `address` to addresses without one; any other recipient gets the reason instead. */
  readonly purpose: CodePurpose | "address";
  /** Whether the mail says that the code signs in to the account, whatever else its purpose. */
  readonly isToLink?: boolean;
};

/**
 * Creates a code for a mail address and queues its mail, in the caller's transaction; call `nudgeDeliveries` after the commit. Known and unknown
 * addresses take the same work. A repeated request, such as a double click, sends no second mail.
 */
export const mailCode = async (tx: Orm, wanted: WantedCode, now: Date): Promise<void> => {
  const { owner, locale, purpose, retainsTries } = wanted;
  const email = wanted.email.trim();
  const wasJustSent = and(
    eq(mailCodes.owner, owner),
    eq(mailCodes.email, email),
    eq(mailCodes.purpose, purpose),
    gt(mailCodes.sentAt, new Date(now.getTime() - quietMilliseconds)),
  );
  const [recent] = await tx.select({ owner: mailCodes.owner }).from(mailCodes).where(wasJustSent);
  if (recent !== undefined) return;

  const code = newCode();
  const account = await findAccount(tx, email);
  const isWorthACode = purpose === "register" || (purpose === "reset") === (account !== undefined);
  const row = {
    email,
    purpose,
    signature: codeSignature(owner, isWorthACode ? code : newReferenceId()),
    sentAt: now,
    expiresAt: new Date(now.getTime() + codeMilliseconds),
    proven: false,
  };
  await tx
    .insert(mailCodes)
    .values({ owner, ...row })
    .onConflictDoUpdate({
      target: mailCodes.owner,
      set: { ...row, ...(retainsTries ? {} : { tries: sql`0` }) },
    });
  const frame = { locale, shop: (await readShop(tx)).name };
  const mail = isWorthACode
    ? codeForAddress({
        ...frame,
        code: showMailCode(code),
        purpose: wanted.isToLink ? "link" : purpose,
        minutes: codeMilliseconds / 60_000,
      })
    : noCode(purpose, frame);
  const { expiresAt } = row;
  await queueMail(tx, { key: `code:${newReferenceId()}`, to: email, locale, expiresAt, ...mail });
};

const noCode = (purpose: WantedCode["purpose"], frame: MailFrame) =>
  purpose === "address"
    ? accountNotice({ kind: "addressTaken", ...frame })
    : accountUnknown({ ...frame, loginPage: loginPage(frame.locale) });

type RequestedCode = WantedCode & SignInOrigin;

/** Mails a code within the rate limit; returns how many seconds to wait, the same for all addresses. */
export const requestCode = async (
  orm: Orm,
  request: RequestedCode,
  now: Date,
  log: Logger,
): Promise<number> => {
  const { email, addressGroup } = request;
  const ownPlace = await findOwnPlace(orm, (await findAccount(orm, email))?.id, request);
  const seconds = await takeAttempt(orm, "codeMail", { email, addressGroup, ownPlace }, now);
  if (seconds > 0) {
    log.warn({ seconds, purpose: request.purpose }, "no code was mailed: too many requests");
    return seconds;
  }
  await orm.transaction((tx) => mailCode(tx, request, now));
  nudgeDeliveries();
  log.info({ purpose: request.purpose }, "a code was requested");
  return 0;
};
