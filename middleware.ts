// Decides what page a path is, or where it leads. What becomes of a connection, a body or an answer is the server's: src/server/.
import { type NextRequest, NextResponse } from "next/server";
import { isListPageKnown } from "#api/list-page.ts";
import { loadShop } from "#api/load-shop.ts";
import { offeredLocale } from "#api/offered-parts.ts";
import { readConsent } from "#domain/consent.ts";
import { localeOfPath } from "#domain/routes.ts";
import { campaignCookie, readUtms } from "#domain/utm.ts";
import { followOutcome } from "#pipeline/follow-outcome.ts";
import { needPermit, permitRendering, TooOften } from "#pipeline/limit-work.ts";
import { type Outcome, type PageRequest, runRules } from "#pipeline/outcome.ts";
import { addressValidity, pathTable } from "#pipeline/path-table.ts";
import { isTooBusy } from "#pipeline/render-queue.ts";
import { findListPath, requestInterpretation } from "#pipeline/request-interpretation.ts";
import { type RequestSession, requestSession } from "#pipeline/request-session.ts";
import { failed, respond } from "#pipeline/respond.ts";
import { storedPage } from "#pipeline/rules/page-rules.ts";
import { rules } from "#pipeline/rules.ts";
import { isPageFresh, isPageStored } from "#pipeline/shared-pages.ts";
import { withDeadline } from "#pipeline/with-deadline.ts";
import { log } from "#platform/log.ts";
import { requestContext } from "#platform/request-context.ts";
import { requestIdOf } from "#platform/request-id.ts";
import { loginCookieName, sessionCookieName } from "#platform/session.ts";
import { inSpan } from "#platform/telemetry/spans.ts";
import { wizardCookie } from "#wizard/wizard-cookie.ts";
import { openWizard } from "#wizard/wizard-state.ts";

// The same literal stands in src/proxy.ts: the framework reads it without running the file.
export const config = {
  matcher: [
    "/((?!_next/|api/|(?:favicon\\.ico|robots\\.txt|manifest(?:-[a-z]+)?\\.webmanifest|builds/latest\\.json|speculation-rules\\.json|healthz|readyz|openapi\\.json|sitemap\\.xml|(?:[a-z]+/)?blog/rss\\.xml|sitemaps/[a-z]+-\\d+\\.xml)$|(?:fonts|icons|pictures)/).*)",
  ],
  runtime: "nodejs",
};

const sessionOf = (request: NextRequest): RequestSession => {
  const sealed = (name: string) => request.cookies.get(name)?.value;
  const cookies = { session: sealed(sessionCookieName()), login: sealed(loginCookieName()) };
  const hasConsented = readConsent(request.headers.get("cookie")) === "all";
  const utms = new URLSearchParams(request.cookies.get(campaignCookie)?.value);
  const campaign = hasConsented ? readUtms(utms) : undefined;
  const session = requestSession(cookies, localeOfPath(request.nextUrl.pathname), campaign);
  let permit: Promise<void> | undefined;
  /** One for a visit, whatever it takes of a sign-in. */
  const needLoginPermit = (): Promise<void> => {
    permit ??= needPermit("login", request.headers);
    return permit;
  };
  return {
    ...session,
    start: async (returnUrl) => {
      await needLoginPermit();
      return session.start(returnUrl);
    },
    resume: async (isNeeded) => {
      if (isNeeded && (await session.pending())) await needLoginPermit();
      return session.resume(isNeeded);
    },
    finish: async (state) => {
      await needLoginPermit();
      return session.finish(state);
    },
  };
};

const pageRequestOf = (request: NextRequest, url: URL, session: RequestSession): PageRequest => {
  const locale = offeredLocale(localeOfPath(url.pathname));
  const { headers } = request;
  const start = performance.now();
  /** Waits only briefly when a page of this address is stored. */
  const waitFor = <T>(answer: Promise<T>, unanswered: T): Promise<T> =>
    withDeadline(
      answer,
      async () => ((await storedPage(pageRequest)) ? { value: unanswered } : undefined),
      start,
    );
  const pageRequest: PageRequest = {
    url,
    method: request.method,
    headers,
    locale,
    sessionSlug: request.cookies.get("session-slug")?.value,
    session,
    readWizard: (wizard) => openWizard(wizard, request.cookies.get(wizardCookie(wizard, locale).name)?.value),
    lookUp: async (pathname) => {
      if (pathTable().mustLoad(pathname, locale)) await needPermit("newPath", headers);
      return waitFor(pathTable().lookUp(pathname, locale), { kind: "unreachable" });
    },
    interpret: async (text, kind) => {
      await needPermit("textSearch", headers);
      return requestInterpretation(text, kind, locale);
    },
    findListPath: async (list) => {
      if (!isListPageKnown({ list, locale })) await needPermit("listLookup", headers);
      return waitFor(findListPath(list, locale, url.pathname), undefined);
    },
    isStored: isPageStored,
    isFresh: isPageFresh,
  };
  return pageRequest;
};

const runAll = async (pageRequest: PageRequest): Promise<Outcome> =>
  (await runRules(rules, pageRequest)).outcome;

/** What the rules decide, with chains of redirects as one; a visitor waits briefly for where the next one leads. */
const decideToEnd = async (pageRequest: PageRequest, request: NextRequest): Promise<Outcome> => {
  const outcome = await runAll(pageRequest);
  const followed = followOutcome(outcome, pageRequest, runAll, (url) => ({
    ...pageRequestOf(request, url, pageRequest.session),
    isAhead: true,
  }));
  return withDeadline(
    followed.catch((error) => {
      if (error instanceof TooOften) return outcome;
      throw error;
    }),
    () => ({ value: outcome }),
  );
};

/** What is answered to what costs more than the visitor's address may cause, or than can be done for all. */
const refusalOf = (error: unknown): Outcome => {
  if (!(error instanceof TooOften || isTooBusy(error))) throw error;
  const { message, retryAfterSeconds } = error;
  return { kind: "refuse", status: isTooBusy(error) ? 503 : 429, message, retryAfterSeconds };
};

/** What the rules decide, as far as it is permitted. */
const decide = async (pageRequest: PageRequest, request: NextRequest): Promise<Outcome> => {
  try {
    const outcome = await decideToEnd(pageRequest, request);
    await permitRendering(outcome, pageRequest);
    return outcome;
  } catch (error) {
    return refusalOf(error);
  }
};

/** The request pipeline: what a path is, decided before the first byte of the page. */
export const middleware = async (request: NextRequest) => {
  if (requestContext()?.isForEverybody) return NextResponse.next();
  const requestId = requestIdOf(request.headers);
  try {
    await loadShop();
    // `nextUrl` normalises the path (it adds slashes); the rules need it as it was sent.
    const pageRequest = pageRequestOf(request, new URL(request.url), sessionOf(request));
    const outcome = await inSpan("pipeline", {}, async (note) => {
      const decided = await decide(pageRequest, request);
      note({ outcome: decided.kind });
      return decided;
    });
    const answer = (decided: Outcome) =>
      respond(decided, pageRequest, request, requestId, addressValidity(pageRequest.url, pageRequest.locale));
    return await answer(outcome).catch((error: unknown) => answer(refusalOf(error)));
  } catch (err) {
    log().error({ err, requestId, path: request.nextUrl.pathname.slice(0, 300) }, "The pipeline failed");
    return failed(requestId);
  }
};
