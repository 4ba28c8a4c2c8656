import { buildAuthorizationUrl, type Configuration, calculatePKCECodeChallenge } from "openid-client";
import { markup } from "#backend/pages/markup.ts";
import { renderLinks } from "#backend/pages/render-form.ts";
import { shopPage } from "#backend/pages/shop-page.ts";
import { cacheControl } from "#platform/answers/cache-control.ts";
import { fill } from "#platform/fill.ts";
import { browserCookie } from "../known/known-browser.ts";
import { providerPath } from "../provider/provider-address.ts";
import type { ProviderSession } from "../provider/provider-session.ts";
import { prolongState } from "../states/find-state.ts";
import { newAttempt, secretsOf } from "./attempt.ts";
import { openIdConnection } from "./connection.ts";
import { awayPage } from "./failed-pages.ts";
import { asksAgain, type OpenIdSettings, openIdSettings } from "./settings.ts";

/** Where the provider leads back. */
export const callbackAddress = (publicAddress: string): string =>
  `${publicAddress}${providerPath("openid/callback")}`;

/** Whether the provider says when a customer proved who they are: without a list of what it says it has to. */
export const tellsTime = (config: Configuration): boolean =>
  config.serverMetadata().claims_supported?.includes("auth_time") ?? true;

/** How long ago, in seconds, a customer may have proved to the provider who they are, as `provePassword` and payments count on it. */
export const maxAge = 30 * 60;

const addressFor = async (
  settings: OpenIdSettings,
  config: Configuration,
  { call, form, locale }: ProviderSession,
  attempt: string,
): Promise<string> => {
  const { nonce, verifier } = secretsOf(attempt);
  const prompts = [
    ...(tellsTime(config) ? [] : ["select_account"]),
    ...(asksAgain(settings) ? ["consent"] : []),
  ];
  const email = form("email").trim().slice(0, 254);
  return buildAuthorizationUrl(config, {
    redirect_uri: callbackAddress(call.publicAddress),
    scope: settings.scope,
    state: attempt,
    nonce,
    code_challenge: await calculatePKCECodeChallenge(verifier),
    code_challenge_method: "S256",
    ui_locales: locale,
    ...(tellsTime(config) && { max_age: String(maxAge) }),
    ...(prompts.length > 0 && { prompt: prompts.join(" ") }),
    ...(settings.responseMode !== "query" && { response_mode: settings.responseMode }),
    ...(email !== "" && { login_hint: email }),
  }).href;
};

/**
 * Sends the visitor to the provider. By a page that goes on by itself: a form may lead to this site alone, redirects included.
 */
export const beginOpenId = async (visit: ProviderSession): Promise<Response> => {
  const settings = openIdSettings();
  const { browser, call, form, found, locale, state, words } = visit;
  if (settings === undefined) return awayPage(visit);
  let config: Configuration;
  try {
    config = await openIdConnection(settings);
  } catch (error) {
    call.log.warn({ problem: String(error) }, "the provider of sign-ins did not answer");
    return awayPage(visit);
  }
  const attempt = newAttempt(state, browser, form("remember") !== "");
  const address = await addressFor(settings, config, visit, attempt);
  await prolongState(call.orm, found, call.now);
  const { title, text, link } = words.openId.leaving;
  const named = (each: string) => fill(each, { provider: settings.name });
  const onward = renderLinks([{ href: address, text: named(link) }]);
  const page = await shopPage(call.orm, {
    locale,
    title: named(title),
    content: markup`<p>${named(text)}</p>${onward}`.html,
  });
  page.headers.set("refresh", `0;url=${address}`);
  page.headers.set("cache-control", cacheControl.noStore);
  page.headers.append("set-cookie", browserCookie(browser, call.publicAddress));
  return page;
};
