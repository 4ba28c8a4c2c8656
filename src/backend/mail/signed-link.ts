import { isSignatureOf, signatureOf } from "#platform/signature.ts";

const keyPurpose = (purpose: LinkPurpose): string => `signed-link.${purpose}`;

/** What a link permits. A link for one purpose is invalid for another. */
export type LinkPurpose =
  | "withdraw-lead"
  | "confirm-appointment"
  | "manage-appointment"
  | "confirm-lead"
  | "end-newsletter"
  | "manage-alert"
  | "end-alert-mails";

export type SignedLink = {
  readonly purpose: LinkPurpose;
  /** Its subject, such as a row's id: 1 to 300 bytes. */
  readonly subject: string;
  readonly expiresAt: Date;
};

export type ReadLink =
  | { readonly ok: true; readonly subject: string }
  /** `forged`: not signed by us, for another purpose, or altered. */
  | { readonly ok: false; readonly kind: "forged" | "expired" };

/**
 * A token for a link in a mail: subject, expiry in seconds, signature. Its bearer can read the subject, not change it. Throws RangeError
 * for a subject that could not be read back.
 */
export const signLink = ({ purpose, subject, expiresAt }: SignedLink): string => {
  const { length } = Buffer.from(subject, "utf8");
  if (length === 0 || length > 300) throw new RangeError("The subject of a link has 1 to 300 bytes");
  const end = Math.floor(expiresAt.getTime() / 1000).toString(36);
  const content = `${Buffer.from(subject, "utf8").toString("base64url")}.${end}`;
  return `${content}.${signatureOf(keyPurpose(purpose), content)}`;
};

/** The subject of a token, when it was signed for this purpose and has not expired. */
export const readLink = (token: string, purpose: LinkPurpose, now: Date): ReadLink => {
  const [, content, subject, end, signature] =
    /^(([\w-]{1,400})\.([0-9a-z]{1,9}))\.([\w-]{43})$/.exec(token) ?? [];
  if (content === undefined || subject === undefined || end === undefined || signature === undefined)
    return { ok: false, kind: "forged" };
  if (!isSignatureOf(keyPurpose(purpose), content, signature)) return { ok: false, kind: "forged" };
  if (Number.parseInt(end, 36) * 1000 <= now.getTime()) return { ok: false, kind: "expired" };
  return { ok: true, subject: Buffer.from(subject, "base64url").toString("utf8") };
};
