import { z } from "zod";
import { ours } from "./ours.ts";
import { emailAddress, greatestInteger, identifier, localeId, text } from "./primitives.ts";

/**
 * `providerId` is 5 for the login provider of specification section 9. Extension: `state`, as the provider sent it back to
 * the login page with the visitor. It differs from the one that was sent, so that an attacker who lures a visitor to the
 * provider by a link of their own is not signed in as that visitor.
 */
export const loginBody = z.object({
  providerId: z.int().positive().max(greatestInteger),
  state: ours(text(500)),
});

export const login = z.object({
  token: z.string().min(1).max(4096),
  /** Extension: the session's id from now on. A login changes it, a renewal does not. */
  sessionId: identifier.optional(),
});

/** Extension: the shop's login page, to which the provider leads back, with `state` added to its query, and `registered=1` for an account that is new. */
export const preloginQuery = z.object({
  returnUrl: ours(z.url({ protocol: /^https?$/ }).max(2000)),
});

const webAddress = z.string().min(1).max(2000);

/** `url` is the provider's script, with a one-time state bound to the session id. */
export const prelogin = z.object({
  url: webAddress,
  /** Extensions: the provider's own pages, for a browser without scripts. */
  formUrl: webAddress.optional(),
  registerUrl: webAddress.optional(),
  resetUrl: webAddress.optional(),
  /** Has the provider forget this sign-in, and leads back to the login page. */
  logoutUrl: webAddress.optional(),
});

/** Specification section 3: name, userEmail and phoneNumber; the rest are extensions. */
export const user = z.object({
  name: z.string().max(200),
  userEmail: z.string().max(254),
  phoneNumber: z.string().max(30),
  id: identifier.optional(),
  locale: localeId.optional(),
  createTime: z.string().max(40).optional(),
});

/** Extension. The answer is the same for known and unknown addresses. */
export const passwordResetBody = z.object({ userEmail: emailAddress });

/**
 * Extension. `code` comes from the mail to `userEmail`. Spaces of passwords are retained; the service decides how strong one
 * must be.
 */
export const passwordChangeBody = z.object({
  userEmail: emailAddress,
  code: text(200),
  password: z.string().min(1).max(400),
});
