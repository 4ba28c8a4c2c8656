import {
  AuthorizationResponseError,
  authorizationCodeGrant,
  type Configuration,
  fetchUserInfo,
  type TokenEndpointResponse,
  type TokenEndpointResponseHelpers,
} from "openid-client";
import type { PublicRoute } from "#backend/http/public-route.ts";
import { readForm } from "#backend/http/read-form.ts";
import { fill } from "#platform/fill.ts";
import { seal, unseal } from "#platform/sealed-cookie.ts";
import { expiredSignInPage } from "../provider/failed-sign-in-page.ts";
import type { ProviderSession } from "../provider/provider-session.ts";
import { redirectToStorefront, seeOther } from "../provider/redirect-to-storefront.ts";
import { redirectWithErrors } from "../provider/redirect-with-errors.ts";
import { readAttempt, secretsOf } from "./attempt.ts";
import { callbackAddress, maxAge, tellsTime } from "./begin.ts";
import { openIdConnection } from "./connection.ts";
import { awayPage, refusedPage, unverifiedPage } from "./failed-pages.ts";
import type { Grant } from "./grant.ts";
import { askForProof } from "./link-step.ts";
import { findLinked } from "./links.ts";
import { openAccount } from "./open-account.ts";
import { type Person, readPerson } from "./person.ts";
import { asksAgain, type OpenIdSettings, openIdSettings } from "./settings.ts";

/** What a provider sends back (RFC 6749, RFC 9207); the rest is none of ours. */
const responseFields = ["code", "state", "iss", "error", "error_description"] as const;

const formPurpose = "open-id-form";
const formSeconds = 120;

/**
 * A provider that leads back by a form (`response_mode=form_post`) sends no cookie of ours with it: its fields go on to the same address by
 * GET, sealed.
 */
export const takeOpenIdForm: PublicRoute["answer"] = async (request, call) => {
  const form = await readForm(request);
  const fields = Object.fromEntries(
    [...responseFields, "user"].map((name) => [name, form(name).slice(0, 4_000)]).filter(([, text]) => text),
  );
  const sent = await seal(formPurpose, fields, formSeconds);
  return seeOther(`${callbackAddress(call.publicAddress)}?${new URLSearchParams({ sent })}`);
};

type Fields = Readonly<Partial<Record<(typeof responseFields)[number] | "user", string>>>;

/** The fields of the provider's response, whichever way they came. */
export const readResponse = async (query: URLSearchParams): Promise<Fields> => {
  const sent = query.get("sent");
  if (sent !== null) return (await unseal<Fields>(formPurpose, sent, formSeconds)) ?? {};
  return Object.fromEntries(
    responseFields.flatMap((name) => {
      const value = query.get(name);
      return value === null ? [] : [[name, value]];
    }),
  );
};

/** Whether a failed request to the provider may work in a moment. */
const isAway = (error: unknown): boolean => {
  const { name, code, status, cause } = error as Partial<
    Record<"name" | "code" | "status" | "cause", unknown>
  >;
  if (error instanceof TypeError || name === "TimeoutError" || code === "OAUTH_TIMEOUT") return true;
  if (typeof status === "number") return status >= 500;
  return cause instanceof Response && cause.status >= 500;
};

/** A word for the log: what a provider writes may name a person. */
const reasonOf = (error: unknown): string => {
  const { name, code, error: word } = error as Partial<Record<"name" | "code" | "error", unknown>>;
  return [name, code, word]
    .filter((each) => typeof each === "string")
    .join(" ")
    .slice(0, 100);
};

type Tokens = TokenEndpointResponse & TokenEndpointResponseHelpers;

/** Exchanges the code, and validates issuer, state, nonce, audience, times and signature. */
const exchange = (
  config: Configuration,
  { call }: ProviderSession,
  { user: _, ...fields }: Fields,
): Promise<Tokens> => {
  const address = new URL(callbackAddress(call.publicAddress));
  for (const [name, value] of Object.entries(fields)) address.searchParams.set(name, value);
  const attempt = fields.state ?? "";
  const { nonce, verifier } = secretsOf(attempt);
  return authorizationCodeGrant(config, address, {
    expectedState: attempt,
    expectedNonce: nonce,
    pkceCodeVerifier: verifier,
    idTokenExpected: true,
    ...(tellsTime(config) && { maxAge }),
  });
};

const grantOf = (settings: OpenIdSettings, tokens: Tokens, now: Date): Grant | undefined => {
  const claims = tokens.claims();
  if (claims === undefined || claims.sub.length > 255) return undefined;
  const seconds = Math.floor(now.getTime() / 1000);
  return {
    issuer: claims.iss,
    subject: claims.sub,
    authenticatedAt: Math.min(claims.auth_time ?? seconds, seconds),
    idToken: tokens.id_token,
    ...(asksAgain(settings) && { refreshToken: tokens.refresh_token }),
  };
};

/** Name and mail address; from its own endpoint where the identity token says neither. */
const personOf = async (config: Configuration, tokens: Tokens, { user }: Fields): Promise<Person> => {
  const claims = tokens.claims() ?? {};
  const isComplete = "email" in claims || config.serverMetadata().userinfo_endpoint === undefined;
  const more = isComplete ? {} : await fetchUserInfo(config, tokens.access_token, tokens.claims()?.sub ?? "");
  return readPerson({ ...more, ...claims }, user);
};

const enter = async (
  visit: ProviderSession,
  settings: OpenIdSettings,
  config: Configuration,
  fields: Fields,
  isRemembered: boolean,
): Promise<Response> => {
  const { call, codeOwner: owner, locale } = visit;
  const tokens = await exchange(config, visit, fields);
  const grant = grantOf(settings, tokens, call.now);
  if (grant === undefined) return refusedPage(visit);
  const linked = await findLinked(call.orm, grant);
  if (linked !== undefined) return redirectToStorefront(visit, linked, { isRemembered, grant });
  const { email, isVerified, name } = await personOf(config, tokens, fields);
  if (email === undefined || !isVerified) {
    call.log.info("a provider has signed in somebody without a verified mail address");
    return unverifiedPage(visit);
  }
  const customerId = await openAccount(call.orm, { email, name, locale, grant }, call.now);
  if (customerId === undefined) return askForProof(visit, { owner, email, isRemembered, grant });
  call.log.info({ customerId }, "a provider has opened an account");
  return redirectToStorefront(visit, customerId, { isNew: true, isRemembered, grant });
};

/** The visitor comes back from the provider. */
export const finishOpenId = async (visit: ProviderSession): Promise<Response> => {
  const { browser, call, headers, query, state, words } = visit;
  const settings = openIdSettings();
  const fields = await readResponse(query);
  const attempt = readAttempt(fields.state ?? "", browser);
  if (settings === undefined || attempt === undefined) return expiredSignInPage(state, headers, call);
  try {
    const config = await openIdConnection(settings);
    return await enter(visit, settings, config, fields, attempt.isRemembered);
  } catch (error) {
    call.log.warn({ reason: reasonOf(error) }, "a sign-in by a provider failed");
    const isCancelled = error instanceof AuthorizationResponseError && error.error === "access_denied";
    const whole = fill(words.openId.cancelled, { provider: settings.name });
    if (isCancelled) return redirectWithErrors(visit, "login", { problems: { whole } });
    return isAway(error) ? awayPage(visit) : refusedPage(visit);
  }
};
