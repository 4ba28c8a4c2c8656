import type { PublicRoute } from "#backend/http/public-route.ts";
import { singleLine } from "#backend/mail/single-line.ts";
import { markup } from "#backend/pages/markup.ts";
import { renderLinks } from "#backend/pages/render-form.ts";
import { shopPage } from "#backend/pages/shop-page.ts";
import { readShop } from "#backend/shop/read-shop.ts";
import { cacheControl } from "#platform/answers/cache-control.ts";
import { fill } from "#platform/fill.ts";
import { inlineCall } from "#platform/inline-source.ts";
import { addressGroupOf } from "#platform/rate-limit/address-group-of.ts";
import { checkCredentials } from "../check-credentials.ts";
import { codeMilliseconds } from "../codes/code-times.ts";
import { isProofOf, proofOf } from "../codes/proof.ts";
import { isSpent, proveAddress } from "../codes/prove-address.ts";
import { redeemProof } from "../codes/redeem-proof.ts";
import { findAccount } from "../find-account.ts";
import { browserCookies } from "../known/known-browser.ts";
import { loginStateOf } from "../open-id/attempt.ts";
import { beginOpenId } from "../open-id/begin.ts";
import { finishOpenId, readResponse, takeOpenIdForm } from "../open-id/finish.ts";
import { linkAccount, readClaim, renderLink, takeLink } from "../open-id/link-step.ts";
import { renderButton } from "../open-id/render-button.ts";
import { openIdSettings } from "../open-id/settings.ts";
import { passwordLength, validatePassword } from "../passwords/validate-password.ts";
import { forgetState, prolongState } from "../states/find-state.ts";
import { readPurpose, renderAddress, takeAddress } from "./address-step.ts";
import { isCodeEnough, signInByCode } from "./code-sign-in.ts";
import { duringSignIn } from "./during-sign-in.ts";
import { expiredSignInPage } from "./failed-sign-in-page.ts";
import { rememberBox, renderLogin, takeLogin } from "./log-in.ts";
import { privacyNote, renderPassword } from "./password-step.ts";
import { type ProviderPath, providerAddress, providerPath } from "./provider-address.ts";
import type { ProviderSession } from "./provider-session.ts";
import { redirectToStorefront, seeOther } from "./redirect-to-storefront.ts";
import { redirectWithErrors } from "./redirect-with-errors.ts";
import { renderStep } from "./render-step.ts";
import { renderWidget, type WidgetFacts } from "./render-widget.ts";

/** After too many codes the visitor has to start anew: no other code is valid in this sign-in. */
const tooManyCodesPage = ({ call, found, locale, words }: ProviderSession): Promise<Response> => {
  const { title, text, link } = words.spent;
  const back = renderLinks([{ href: found.returnUrl, text: link }]);
  return shopPage(call.orm, { locale, title, status: 410, content: markup`<p>${text}</p>${back}`.html });
};

/** The second step: the code, typed in the same browser in which it was requested. */
const renderCode = async (visit: ProviderSession): Promise<Response> => {
  const { call, codeOwner, found, query, formErrors, words, link } = visit;
  if (await isSpent(call.orm, codeOwner)) return tooManyCodesPage(visit);
  const purpose = readPurpose(query.get("purpose"));
  const { title, help, submit, again } = words.codePage;
  const isEnough = purpose === "register" && isCodeEnough(found);
  return renderStep(visit, {
    title,
    text: words.codePage[purpose],
    form: {
      to: "code",
      hidden: { purpose },
      submit,
      ...(isEnough && { box: rememberBox(visit) }),
      fields: [
        {
          name: "code",
          label: words.code,
          type: "text",
          isCode: true,
          autocomplete: "one-time-code",
          help: fill(help, { minutes: codeMilliseconds / 60_000 }),
          problem: formErrors.problems?.code,
        },
      ],
    },
    note: isEnough ? privacyNote(words) : undefined,
    links: [{ href: link(purpose), text: again }],
  });
};

/** Checks the code; the correct one redirects to the password by GET, with the proof that it was typed in this window. */
const takeCode = async (visit: ProviderSession): Promise<Response> => {
  const { call, codeOwner, form, found, link, words } = visit;
  const purpose = readPurpose(form("purpose"));
  const typed = form("code").trim();
  const refuse = (why: string) => redirectWithErrors(visit, "code", { problems: { code: why } }, { purpose });
  if (typed === "") return refuse(words.fieldErrors.codeMissing);
  if (await isSpent(call.orm, codeOwner)) return seeOther(link("code"));
  const email = await proveAddress(call.orm, codeOwner, typed, call.now);
  call.log.info({ purpose, isRight: email !== undefined }, "a code was typed");
  if (email === undefined) return refuse(words.fieldErrors.codeWrong);
  const claim = purpose === "register" ? await readClaim(visit) : undefined;
  if (claim?.email.toLowerCase() === email.toLowerCase()) {
    const account = await findAccount(call.orm, email);
    if (account !== undefined) return linkAccount(visit, claim, account.id);
  }
  if (purpose === "register" && isCodeEnough(found)) return signInByCode(visit, email);
  await prolongState(call.orm, found, call.now);
  return seeOther(
    `${link("password")}&${new URLSearchParams({ purpose, proof: proofOf(codeOwner, email) })}`,
  );
};

const longestName = 200;

const nameProblem = (name: string, { fieldErrors }: ProviderSession["words"]): string | undefined => {
  if (name === "") return fieldErrors.nameMissing;
  return name.length > longestName ? fill(fieldErrors.nameTooLong, { most: longestName }) : undefined;
};

/** Sending the last form twice sets its password once. */
const comeAgain = async (visit: ProviderSession, email: string, password: string): Promise<Response> => {
  const { browser, call, headers, state } = visit;
  const credentials = { email, password, browser, addressGroup: addressGroupOf(headers) };
  const checked = await checkCredentials(call.orm, credentials, call.now, call.log);
  return checked.kind === "right"
    ? redirectToStorefront(visit, checked.customerId)
    : expiredSignInPage(state, headers, call);
};

/** Sets the password after the code was typed in this window: creates or updates the account, and signs the visitor in. */
const takePassword = async (visit: ProviderSession): Promise<Response> => {
  const { call, codeOwner: owner, form, headers, locale, words, state } = visit;
  const email = form("email");
  if (!isProofOf(owner, email, form("proof"))) return expiredSignInPage(state, headers, call);
  const isNew = (await findAccount(call.orm, email)) === undefined;
  const name = singleLine(form("name"));
  const password = form("password");
  const { name: shop } = await readShop(call.orm);
  const wrongPassword = validatePassword(password, [email, name], shop);
  const wrongName = isNew ? nameProblem(name, words) : undefined;
  if (wrongPassword !== undefined || wrongName !== undefined)
    return redirectWithErrors(
      visit,
      "password",
      {
        name: name.slice(0, longestName),
        remember: form("remember") !== "",
        problems: {
          ...(wrongName !== undefined && { name: wrongName }),
          ...(wrongPassword !== undefined && {
            password: fill(words.fieldErrors[wrongPassword], passwordLength),
          }),
        },
      },
      { purpose: readPurpose(form("purpose")), proof: form("proof") },
    );

  const proven = { owner, email, password, locale, ...(isNew && { name }) };
  const customerId = await redeemProof(call.orm, proven, call.now);
  if (customerId === undefined) return comeAgain(visit, email, password);
  call.log.info({ customerId, isNew }, "a password was set by a code");
  return redirectToStorefront(visit, customerId, { isNew });
};

const factsFor = ({ call, found, state, words }: ProviderSession): WidgetFacts => {
  const { login, email, password, remember } = words;
  const at = (path: Parameters<typeof providerAddress>[1]) =>
    providerAddress(call.publicAddress, path, state);
  const { submit, sending, unreachable } = login;
  if (isCodeEnough(found))
    return {
      state,
      isCodeAlone: true,
      action: `${call.publicAddress}${providerPath("register")}`,
      words: { email, password, remember, submit: words.register.submit, sending, unreachable },
      links: [{ href: at("login"), text: login.withPassword }],
      elsewhere: { href: at("register"), text: login.elsewhere },
    };
  return {
    state,
    action: `${call.publicAddress}${providerPath("login")}`,
    words: { email, password, remember, submit, sending, unreachable },
    links: [
      { href: at("register"), text: login.register },
      { href: at("reset"), text: login.reset },
    ],
    elsewhere: { href: at("login"), text: login.elsewhere },
  };
};

/** The script of the button that leads to the group's provider; nothing without one. */
const openIdButton = ({ call, state, words }: ProviderSession): string => {
  const name = openIdSettings()?.name;
  if (name === undefined) return "";
  const action = `${call.publicAddress}${providerPath("openid")}`;
  const text = fill(words.openId.button, { provider: name });
  return `${inlineCall(renderButton, { state, action, text })};\n`;
};

/** The provider's script for one sign-in, in its language. */
const sendWidget = async (visit: ProviderSession): Promise<Response> =>
  new Response(`${inlineCall(renderWidget, factsFor(visit))};\n${openIdButton(visit)}`, {
    headers: {
      "cache-control": cacheControl.noStore,
      "content-type": "text/javascript; charset=utf-8",
    },
  });

/** Deletes the sign-in under way, all that the provider knows of a visitor, and redirects to the storefront's login page. */
const logOut = async ({ call, found }: ProviderSession): Promise<Response> => {
  await forgetState(call.orm, found);
  return seeOther(found.returnUrl);
};

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

/**
 * The login provider. Each path needs the state of a sign-in under way, and sets one cookie, which distinguishes the browsers of an account
 * from those of strangers.
 */
export const providerRoutes: readonly PublicRoute[] = [
  page(
    "widget.js",
    "The provider's script, which renders its form in the storefront's login page",
    sendWidget,
  ),
  page("login", "The form for mail address and password", renderLogin),
  form(
    "login",
    "Checks both, counted by address and account, and redirects to the login page only",
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
  page("password", "The form for the password, after the code was typed in the same window", renderPassword),
  form("password", "Sets the password, after the code was typed in the same window", takePassword),
  form("openid", "Sends the visitor to the group's own provider, where there is one", beginOpenId),
  {
    ...page(
      "openid/callback",
      "The provider leads back here: to the browser in which the sign-in began, with a code that serves once",
      finishOpenId,
    ),
    query: "any",
    answer: duringSignIn(finishOpenId, async (query) =>
      loginStateOf((await readResponse(query)).state ?? ""),
    ),
  },
  {
    ...page("openid/callback", "The same by a form; it changes nothing and goes on by GET", finishOpenId),
    method: "POST",
    cookies: [],
    answer: takeOpenIdForm,
  },
  page("openid/link", "Asks for proof of the account that has the provider's mail address", renderLink),
  form("openid/link", "Takes the password of that account, counted like one at the login", takeLink),
  page("logout", "Deletes the sign-in under way, and redirects to the login page only", logOut),
];
