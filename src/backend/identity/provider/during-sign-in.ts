import { BackendError } from "#backend/errors.ts";
import type { Call } from "#backend/http/call.ts";
import { errorResponse } from "#backend/http/error-response.ts";
import type { PublicRoute } from "#backend/http/public-route.ts";
import { readForm, type SentForm } from "#backend/http/read-form.ts";
import { siteOrigin } from "#backend/http/site-address.ts";
import { wordingOf } from "#backend/wording/wording.ts";
import { errorCodes } from "#contract/error-codes.ts";
import { hashSecret } from "../hash-secret.ts";
import { newBrowser, readBrowser } from "../known/known-browser.ts";
import { type FoundState, findState } from "../states/find-state.ts";
import { isScript } from "./answer-script.ts";
import { expiredSignInPage, failedSignInPage } from "./failed-sign-in-page.ts";
import { type ProviderPath, providerPath } from "./provider-address.ts";
import type { ProviderSession } from "./provider-session.ts";
import { seeOther } from "./redirect-to-storefront.ts";
import { readFormErrors } from "./redirect-with-errors.ts";

/**
 * Accepts forms of the provider's own pages and of the storefront's login page only. Where the provider is embedded, the site's gateway has
 * checked the origin as well. BackendError `forbidden`.
 */
const requireKnownOrigin = (
  { method, headers }: Pick<Request, "method" | "headers">,
  { publicAddress }: Pick<Call, "publicAddress">,
): void => {
  if (method === "GET" || method === "HEAD") return;
  const origin = headers.get("origin");
  if (origin === siteOrigin() || origin === new URL(publicAddress).origin) return;
  if (headers.get("sec-fetch-site") === "same-origin") return;
  throw new BackendError("forbidden", "Foreign origin");
};

/** Finds the state of the sign-in in the query. */
type ReadState = (query: URLSearchParams) => Promise<string>;

const stateItself: ReadState = async (query) => query.get("state") ?? "";

type Sent = { readonly state: string; readonly query: URLSearchParams; readonly form: SentForm };

const readSent = async (request: Request, readState: ReadState): Promise<Sent> => {
  const { searchParams: query } = new URL(request.url);
  const form = await readForm(request);
  return { query, form, state: form("state") || (await readState(query)) };
};

const basePath = ({ publicAddress }: Call): string => new URL(publicAddress).pathname.replace(/\/$/, "");

/** A longer one was not issued here. */
const longestState = 100;

/** A page that a form redirects to is reached by GET, so that Back works there: it finds the ended sign-in as well. */
const redirectToEndedPage = ({ url }: Request, state: string, call: Call): Response => {
  const query = new URLSearchParams({ state: state.slice(0, longestState) });
  return seeOther(`${basePath(call)}${new URL(url).pathname}?${query}`);
};

const visitOf = async (
  sent: Sent,
  found: FoundState,
  headers: Headers,
  call: Call,
): Promise<ProviderSession> => {
  const base = basePath(call);
  const remembered = readBrowser(headers, call.publicAddress);
  const browser = remembered ?? newBrowser();
  const action = (path: ProviderPath) => `${base}${providerPath(path)}`;
  return {
    ...sent,
    call,
    headers,
    found,
    formErrors: await readFormErrors(sent.query, found.hash),
    browser,
    isNewBrowser: remembered === undefined,
    codeOwner: hashSecret(`${found.hash}.${browser.id}`),
    locale: found.locale,
    words: wordingOf(found.locale).identity,
    action,
    link: (path) => `${action(path)}?state=${encodeURIComponent(sent.state)}`,
  };
};

/**
 * The provider's response during a sign-in. An unknown, expired or used state redirects to the storefront; an error is shown on a page, or
 * sent to the script as code and message.
 */
export const duringSignIn =
  (
    answer: (visit: ProviderSession) => Promise<Response>,
    readState: ReadState = stateItself,
  ): PublicRoute["answer"] =>
  async (request, call) => {
    const { headers } = request;
    try {
      requireKnownOrigin(request, call);
      const sent = await readSent(request, readState);
      const found = await findState(call.orm, sent.state, call.now);
      const answered =
        found === undefined
          ? await expiredSignInPage(sent.state, headers, call)
          : await answer(await visitOf(sent, found, headers, call));
      const isPage = request.method === "POST" && !isScript(headers);
      return isPage && answered.status === errorCodes.gone
        ? redirectToEndedPage(request, sent.state, call)
        : answered;
    } catch (error) {
      // Logs the error and maps it to a status; its body is not for visitors.
      const { status } = errorResponse(error, call.log);
      return failedSignInPage(error, status, headers, call);
    }
  };
