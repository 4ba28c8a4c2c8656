import { unsealData } from "iron-session";
import type { NextRequest } from "next/server";
import { localeOfPath } from "#domain/routes.ts";
import { askInterpretation, findListPage, isListPageKnown } from "#pipeline/ask-search.ts";
import { pathTable } from "#pipeline/ask-services.ts";
import { needPermit, permitDrawing, TooOften } from "#pipeline/limit-work.ts";
import { type Outcome, runRules, type Visit } from "#pipeline/outcome.ts";
import { failed, respond } from "#pipeline/respond.ts";
import { rules } from "#pipeline/rules.ts";
import { log } from "#platform/log.ts";
import { isPageStored } from "#platform/page-cache/stored-pages.ts";
import { requestIdOf } from "#platform/request-id.ts";
import { type Session, sessionCookieName, sessionOptions } from "#platform/session.ts";

// The same literal stands in src/proxy.ts: the framework reads it without running the file.
export const config = {
  matcher: [
    "/((?!_next/|api/|(?:favicon\\.ico|robots\\.txt|manifest(?:-pt)?\\.webmanifest|builds/latest\\.json|healthz|readyz|openapi\\.json|sitemap\\.xml|(?:pt/)?blog/rss\\.xml|sitemaps/[a-z]+-\\d+\\.xml)$|(?:fonts|icons|pictures)/).*)",
  ],
  runtime: "nodejs",
};

const hasToken = async (request: NextRequest): Promise<boolean> => {
  const sealed = request.cookies.get(sessionCookieName())?.value;
  if (!sealed) return false;
  const session = await unsealData<Session>(sealed, { password: sessionOptions().password });
  return Boolean(session.token);
};

/** The framework's names of the routes that draw pages of the content service. */
const contentRoutes = ["/[locale]/[[...slug]]/page", "/[locale]/vehicle_page/[...slug]/page"];

const visitOf = (request: NextRequest): Visit => {
  // `nextUrl` normalises the path (it adds slashes); the rules need it as it was sent.
  const url = new URL(request.url);
  const locale = localeOfPath(url.pathname);
  const { headers } = request;
  return {
    url,
    method: request.method,
    headers,
    locale,
    sessionSlug: request.cookies.get("session-slug")?.value,
    hasToken: () => hasToken(request),
    lookUp: async (pathname) => {
      if (pathTable().hasToAsk(pathname, locale)) await needPermit("newPath", headers);
      return pathTable().lookUp(pathname, locale);
    },
    interpret: async (text, kind) => {
      await needPermit("textSearch", headers);
      return askInterpretation(text, kind, locale);
    },
    findListPage: async (wish) => {
      if (!isListPageKnown(wish, locale)) await needPermit("listLookup", headers);
      return findListPage(wish, locale);
    },
    isStored: (internalPath) => isPageStored(contentRoutes, internalPath),
  };
};

/** What the rules decide, unless it costs more than the visitor's address may cause. */
const decide = async (visit: Visit, requestId: string): Promise<Outcome> => {
  try {
    const { outcome } = await runRules(rules, visit);
    await permitDrawing(outcome, visit, requestId);
    return outcome;
  } catch (error) {
    if (!(error instanceof TooOften)) throw error;
    const { message, retryAfterSeconds } = error;
    return { kind: "refuse", status: 429, message, retryAfterSeconds };
  }
};

/** The request pipeline: what a path is, decided before the first byte of the page. */
export async function middleware(request: NextRequest) {
  const requestId = requestIdOf(request.headers);
  try {
    const visit = visitOf(request);
    return respond(await decide(visit, requestId), visit, request, requestId);
  } catch (err) {
    log().error({ err, requestId, path: request.nextUrl.pathname.slice(0, 300) }, "The pipeline failed");
    return failed(requestId);
  }
}
