import { z } from "zod";
import { emailAddress, identifier, localeId, text } from "./primitives.ts";

/** `providerId` is 5 for the login provider of specification section 9. */
export const loginBody = z.object({ providerId: z.int().positive() });

export const login = z.object({
  token: z.string().min(1).max(4096),
  /** Extension: the session's id from now on. A login changes it, a renewal does not. */
  sessionId: identifier.optional(),
});

/** Extension: where a provider's own form sends the visitor afterwards. */
export const preloginQuery = z.object({
  returnUrl: z
    .url({ protocol: /^https?$/ })
    .max(2000)
    .optional(),
});

const webAddress = z.string().min(1).max(2000);

/** `url` is the provider's script, with a one-time state bound to the session id. */
export const prelogin = z.object({
  url: webAddress,
  /** Extensions: the provider's own pages, for a browser without scripts. */
  formUrl: webAddress.optional(),
  registerUrl: webAddress.optional(),
  resetUrl: webAddress.optional(),
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

export type User = z.infer<typeof user>;

/** Extension. The answer is the same for known and unknown addresses. */
export const passwordResetBody = z.object({ userEmail: emailAddress });

/** Extension. `code` comes from the mail. Passwords keep their spaces; how good one must be is the service's business. */
export const passwordChangeBody = z.object({ code: text(200), password: z.string().min(1).max(200) });
