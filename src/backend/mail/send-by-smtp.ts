import { createTransport, type Transporter } from "nodemailer";
import { isLocalUrl } from "#platform/env-values.ts";
import type { ClaimedMail } from "./claim-mail.ts";
import type { MailSender } from "./mail-sender.ts";
import type { WrittenAttachment } from "./write-attachment.ts";

type Failure = {
  /** `refused`: this message will never be accepted. `not-now`: it may be tried again. */
  readonly kind: "refused" | "not-now";
  /** Codes alone: texts of servers contain the recipient. */
  readonly error: string;
  /** The server did not get as far as this message, so the next one would fail too. */
  readonly isServerUnavailable: boolean;
};

type SmtpError = {
  readonly code?: unknown;
  readonly command?: unknown;
  readonly responseCode?: unknown;
  readonly response?: unknown;
  readonly permanent?: unknown;
};

/** Commands whose failure is about the message; all before them are about us and the server. */
const ofMessage: readonly unknown[] = ["RCPT TO", "DATA"];

const codesOf = ({ code, command, responseCode, response }: SmtpError): string => {
  const [enhanced] = /(?<=^\d{3}[ -])[245]\.\d{1,3}\.\d{1,3}\b/.exec(String(response)) ?? [];
  return [code, command, responseCode, enhanced]
    .filter((part) => typeof part === "number" || (typeof part === "string" && /^[\w. ]{1,30}$/.test(part)))
    .join(" ");
};

/** Classifies a failed attempt. */
const readFailure = (error: unknown): Failure => {
  const failure: SmtpError = typeof error === "object" && error !== null ? error : {};
  const isServerUnavailable = !ofMessage.includes(failure.command);
  const isRefused = failure.permanent === true && !isServerUnavailable;
  return {
    kind: isRefused ? "refused" : "not-now",
    error: codesOf(failure) || "unknown",
    isServerUnavailable,
  };
};

export type Delivery = { readonly kind: "sent" } | Failure;

const timeouts = {
  dnsTimeout: 10_000,
  connectionTimeout: 10_000,
  greetingTimeout: 10_000,
  socketTimeout: 30_000,
};

/** A password is sent over an encrypted connection only, except to this machine. */
const needsEncryption = (url: string): boolean =>
  new URL(url).username !== "" && !isLocalUrl(url.replace(/^smtps?:/, "http:"));

/** The transport to the mail server at `SMTP_URL`: a connection for each message, so that a failure affects one message only. */
export const openMailServer = (url: string): Transporter =>
  createTransport({
    url,
    ...timeouts,
    requireTLS: needsEncryption(url),
    disableFileAccess: true,
    disableUrlAccess: true,
  });

const listHeaders = ({ listUnsubscribe }: ClaimedMail) =>
  listUnsubscribe === null
    ? {}
    : {
        list: { unsubscribe: { url: listUnsubscribe } },
        headers: { "List-Unsubscribe-Post": "List-Unsubscribe=One-Click" },
      };

/** An invitation goes beside the text as well, where calendars find it. */
const filesOf = (written: readonly WrittenAttachment[]) => {
  const invitation = written.find(({ method }) => method !== undefined);
  const attachments = written
    .filter((each) => each !== invitation)
    .map(({ fileName: filename, contentType, bytes: content }) => {
      return { filename, contentType, content, contentDisposition: "attachment" as const };
    });
  if (invitation?.method === undefined) return { attachments };
  const { fileName: filename, bytes: content, method } = invitation;
  return { attachments, icalEvent: { filename, content, method } };
};

/**
 * Sends a message to the mail server, under its own id and to one recipient. Resolves in all cases: the server has accepted it, will never
 * accept it, or it may be tried again, which can repeat a message whose response was lost.
 */
export const sendBySmtp = async (
  server: Transporter,
  mail: ClaimedMail,
  {
    sender,
    attachments,
    signal,
  }: {
    readonly sender: MailSender;
    readonly attachments: readonly WrittenAttachment[];
    readonly signal: AbortSignal;
  },
): Promise<Delivery> => {
  const { headers, ...list } = { headers: {}, ...listHeaders(mail) };
  try {
    await server.sendMail({
      from: sender,
      to: { name: "", address: mail.recipient },
      envelope: { from: sender.address, to: [mail.recipient] },
      messageId: mail.messageId,
      subject: mail.subject,
      text: mail.text,
      html: mail.html,
      ...(mail.replyTo !== null && { replyTo: { name: "", address: mail.replyTo } }),
      ...filesOf(attachments),
      ...list,
      headers: { ...headers, "Auto-Submitted": "auto-generated" },
      signal,
    });
    return { kind: "sent" };
  } catch (error) {
    return readFailure(error);
  }
};
