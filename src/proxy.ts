import { middleware } from "../middleware.ts";

/** The framework's entry to the request pipeline, which lives in the root middleware.ts. */
export const proxy = middleware;

export const config = {
  matcher: [
    "/((?!_next/|api/|(?:favicon\\.ico|robots\\.txt|manifest(?:-[a-z]+)?\\.webmanifest|builds/latest\\.json|speculation-rules\\.json|healthz|readyz|openapi\\.json|sitemap\\.xml|(?:[a-z]+/)?blog/rss\\.xml|sitemaps/[a-z]+-\\d+\\.xml)$|(?:fonts|icons|pictures)/).*)",
  ],
};
