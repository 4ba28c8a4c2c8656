import "server-only";
import type { SessionOptions } from "iron-session";
import { isSecureSite } from "./env.ts";
import { sessionSecret } from "./session-secret.ts";

/** What the encrypted cookie holds. Scripts never see any of it. */
export interface Session {
  token?: string;
  /** Milliseconds since 1970 at which the token was received. */
  tokenAt?: number;
  sessionId?: string;
  name?: string;
  userEmail?: string;
  phoneNumber?: string;
}

export const sessionCookieName = (): string => (isSecureSite() ? "__Host-volante" : "volante");

/** Lax: a strict cookie would look logged out after card authentication and from every mail. */
export const sessionOptions = (): SessionOptions => ({
  cookieName: sessionCookieName(),
  password: sessionSecret(),
  cookieOptions: { httpOnly: true, sameSite: "lax", secure: isSecureSite(), path: "/" },
});

/** The cookie that ends a session in the browser. */
export const expiredSessionCookie = () =>
  ({ ...sessionOptions().cookieOptions, name: sessionCookieName(), value: "", maxAge: 0 }) as const;
