import type { PublicRoute } from "#backend/http/public-route.ts";
import { browserCookies } from "../known/known-browser.ts";
import { renderAddress, takeAddress } from "./ask-address.ts";
import { renderCode, takeCode } from "./ask-code.ts";
import { renderPassword } from "./ask-password.ts";
import { duringSignIn } from "./during-sign-in.ts";
import { renderLogin, takeLogin } from "./log-in.ts";
import { logOut } from "./log-out.ts";
import { type ProviderPath, providerPath } from "./provider-address.ts";
import type { ProviderSession } from "./provider-session.ts";
import { sendWidget } from "./send-widget.ts";
import { takePassword } from "./take-password.ts";

const page = (
  path: ProviderPath,
  why: string,
  answer: (visit: ProviderSession) => Promise<Response>,
): PublicRoute => ({
  method: "GET",
  path: providerPath(path),
  why,
  limit: "loginProvider",
  query: ["state", "purpose", "proof", "said"],
  cookies: browserCookies,
  answer: duringSignIn(answer),
});

const form = (
  path: ProviderPath,
  why: string,
  answer: (visit: ProviderSession) => Promise<Response>,
): PublicRoute => ({
  ...page(path, why, answer),
  method: "POST",
});

/** The login provider. Each of its paths is for whoever has a state of a sign-in under way, and sets one cookie, which tells the
 * browsers of an account from those of strangers. */
export const providerRoutes: readonly PublicRoute[] = [
  page("widget.js", "The provider's script, which renders its form in the shop's login page", sendWidget),
  page("login", "The form for mail address and password", renderLogin),
  form(
    "login",
    "Checks both, counted by address and account, and leads back to the login page only",
    takeLogin,
  ),
  page("register", "The form for the mail address of a new account", (visit) =>
    renderAddress("register")(visit),
  ),
  form(
    "register",
    "Mails a code, counted by address and account, with one answer for all",
    takeAddress("register"),
  ),
  page("reset", "The form for the mail address of a forgotten password", (visit) =>
    renderAddress("reset")(visit),
  ),
  form(
    "reset",
    "Mails a code, counted by address and account, with one answer for all",
    takeAddress("reset"),
  ),
  page("code", "The form for the code from the mail", renderCode),
  form("code", "Takes the code, right or wrong, five times and no more", takeCode),
  page(
    "password",
    "The form for the password of whoever has typed the code in the same window",
    renderPassword,
  ),
  form("password", "Sets the password of whoever has typed the code in the same window", takePassword),
  page("logout", "Forgets the sign-in under way, and leads back to the login page only", logOut),
];
