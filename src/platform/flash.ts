import { isSecureSite } from "./env.ts";

/** A message shown once, on the page after a redirect. Most texts are in `cms/frame/flash-messages`. */
export type FlashName =
  | "registration"
  | "logged-in"
  | "logged-out"
  | "login-failed"
  | "session-over"
  | "account-deleted"
  | "trade-in-booked"
  | "trade-in-moved"
  | "trade-in-held"
  | "condition-kept"
  | "reservation-paid"
  | "reservation-cancelled"
  | "favourite-kept"
  | "favourites-full"
  | "favourite-failed";

export const flashCookieName = "volante-flash";

/** The cookie that carries it there: for ten seconds, for scripts to read. Lax, since the provider may lead back to us. */
export const flashCookie = (name: FlashName) =>
  ({
    name: flashCookieName,
    value: name,
    path: "/",
    maxAge: 10,
    sameSite: "lax",
    secure: isSecureSite(),
  }) as const;

/** The same as scripts set it. */
export const flashText = (name: FlashName): string => {
  const { name: cookie, value, path, maxAge, sameSite, secure } = flashCookie(name);
  return `${cookie}=${value};path=${path};max-age=${maxAge};samesite=${sameSite}${secure ? ";secure" : ""}`;
};
