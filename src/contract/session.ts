import { z } from "zod";
import { field } from "./field.ts";
import { ours } from "./ours.ts";
import { emailAddress, greatestInteger, identifier, localeId, text } from "./primitives.ts";

/**
 * `providerId` is 5 for the login provider of specification section 9. Extension: `state`, as the provider sent it back to
 * the login page with the visitor. It differs from the one that was sent, so that an attacker who lures a visitor to the
 * provider by a link of their own is not signed in as that visitor.
 */
export const loginBody = z.object({
  providerId: field(
    z.int().positive().max(greatestInteger),
    "Login provider: 5, as the specification says",
    5,
  ),
  state: ours(
    text(500),
    "State that the provider added to the address of the login page when it led back there",
    "Zk3v1n0kPq8mY2cW7xR4tB9sLhJ6dFaGeUiOoTzNbVw",
  ),
});

export const login = z.object({
  token: field(
    z.string().min(1).max(4096),
    "Bearer token of the customer. The storefront asks for another after `TOKEN_TTL_MS`, ten minutes unless set, and can keep one of at most 2400 characters",
    "q0N5x2c8vT7mK1pR4sWzYb6dHjLfGaEuOiXnQyVtSk3",
  ),
  sessionId: ours(
    identifier,
    "Session id from now on; a login changes it, a renewal does not",
    "5d0r4x7mzqtvb3fh8w1n6y2c9k",
  ),
  rememberedUntil: ours(
    z.iso.datetime(),
    "Until when the customer wishes to stay signed in on this device; without it the session ends with the browser",
    "2026-12-30T10:15:00Z",
  ),
});

/** Extension: the shop's login page, to which the provider leads back, with `state` added to its query, and `registered=1` for an account that is new. */
export const preloginQuery = z.object({
  returnUrl: ours(
    z.url({ protocol: /^https?$/ }).max(2000),
    "Login page of the shop, to which the provider leads back, with `state` added to its query and `registered=1` for a new account",
    "https://volante.test/acceso/",
  ),
});

const webAddress = z.string().min(1).max(2000);

/** `url` is the provider's script, with a one-time state bound to the session id. */
export const prelogin = z.object({
  url: field(
    webAddress,
    "Address of the provider's script, which shows its form in the login page; bound to the session of `x-session-id`",
    "https://login.volante.test/login.js?key=k1",
  ),
  formUrl: ours(
    webAddress,
    "The provider's form, for a browser without scripts",
    "https://login.volante.test/form?state=k1",
  ),
  registerUrl: ours(
    webAddress,
    "The provider's page to register",
    "https://login.volante.test/register?state=k1",
  ),
  resetUrl: ours(
    webAddress,
    "The provider's page for a lost password",
    "https://login.volante.test/reset?state=k1",
  ),
  logoutUrl: ours(
    webAddress,
    "Has the provider forget this sign-in, and leads back to the login page",
    "https://login.volante.test/logout?state=k1",
  ),
});

/** Extension: `logoutUrl` where another provider has signed the customer in and offers to end its session. */
export const logout = field(
  z
    .object({
      logoutUrl: ours(
        z.string().min(1).max(8000),
        "Where the browser ends the customer's session at the provider, which leads back to the shop",
        "https://login.volante.test/logout?client_id=c1",
      ),
    })
    .nullish(),
  "Nothing, or where the customer signs out of the provider too",
);

/** Specification section 3: name, userEmail and phoneNumber; the rest are extensions. */
export const user = field(
  z.object({
    name: field(z.string().max(200), "Name of the customer", "Ana Gómez"),
    userEmail: field(z.string().max(254), "Mail address", "ana@volante.test"),
    phoneNumber: field(z.string().max(30), "Telephone; empty where none is known", "612345678"),
    id: ours(identifier, "Id of the customer", "u1"),
    locale: ours(localeId, "Language of the account: its mails are written in it", "es"),
    hasPassword: ours(
      z.boolean(),
      "Whether a password is set; without one the customer signs in by mailed codes",
      true,
    ),
    createTime: ours(z.string().max(40), "When the account was made", "2026-11-01T08:00:00Z"),
  }),
  "The customer",
);

/** Extension. The answer is the same for known and unknown addresses. */
export const passwordResetBody = z.object({
  userEmail: field(emailAddress, "Address of the account; the answer is the same for an unknown one"),
});

/**
 * Extension. `code` comes from the mail to `userEmail`. Spaces of passwords are retained; the service decides how strong one
 * must be.
 */
export const passwordChangeBody = z.object({
  userEmail: field(emailAddress, "Address of the account"),
  code: field(text(200), "Code from the mail", "K7QM-2X9T"),
  password: field(
    z.string().min(1).max(400),
    "New password, spaces retained; the service decides how strong it must be",
    "otra frase larga",
  ),
});
