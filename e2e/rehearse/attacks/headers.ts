import { paths } from "#tools/test-support/paths.ts";
import type { Attack, Site } from "./attack.ts";
import { type Answer, send } from "./send.ts";
import { revalidateSecret } from "./services-for-attacks.ts";

const canary = "hcanary4711";

/** Headers that the framework, or one that stands in front of it, reads to decide what it renders. */
const hostile: Readonly<Record<string, string>> = {
  "content-security-policy": `script-src 'nonce-${canary}'`,
  "content-security-policy-report-only": `script-src 'nonce-${canary}'`,
  "x-nonce": canary,
  "x-middleware-subrequest": "middleware:middleware:middleware:middleware:middleware",
  "x-middleware-subrequest-id": canary,
  "x-middleware-rewrite": `/${canary}/`,
  "x-middleware-next": "1",
  "x-middleware-prefetch": "1",
  "x-middleware-set-cookie": `a=${canary}`,
  "x-middleware-override-headers": `x-${canary}`,
  "x-middleware-invoke": "1",
  "x-invoke-path": `/${canary}/`,
  "x-invoke-status": "500",
  "x-invoke-error": `{"message":"${canary}"}`,
  "x-invoke-query": `%7B%22a%22%3A%22${canary}%22%7D`,
  "x-invoke-output": `/${canary}/`,
  "x-matched-path": `/${canary}/`,
  "x-now-route-matches": `1=${canary}`,
  "x-prerender-revalidate": canary,
  "x-prerender-revalidate-if-generated": "1",
  "x-nextjs-data": "1",
  "x-nextjs-matched-path": `/${canary}/`,
  "x-nextjs-rewrite": `/${canary}/`,
  "x-next-cache-tags": canary,
  "x-next-revalidated-tags": canary,
  "x-next-revalidate-tag-token": canary,
  "x-next-resume-state-length": "10",
  "next-resume": "1",
  "next-url": `/${canary}/`,
  "next-action": canary,
  "next-router-state-tree": `%5B%22${canary}%22%5D`,
  "next-hmr-refresh": "1",
  "next-router-stale-time": canary,
  "x-request-id": canary,
  "x-original-url": `/${canary}/`,
  "x-rewrite-url": `/${canary}/`,
  "x-http-method-override": "DELETE",
  "x-forwarded-prefix": `/${canary}`,
  purpose: "prefetch",
  "sec-purpose": "prefetch",
  "accept-language": canary,
  "user-agent": `Googlebot ${canary}`,
  referer: `https://${canary}.example/`,
  cookie: `__prerender_bypass=${canary}; __next_preview_data=${canary}; session-slug=/${canary}/; NEXT_LOCALE=pt`,
};

const invalidate = (site: Site) =>
  send(site.url, "/api/revalidate", {
    method: "POST",
    headers: { authorization: `Bearer ${revalidateSecret}`, "content-type": "application/json" },
    body: JSON.stringify({ tags: ["stock", "content"] }),
  });

/** The shared part of a page; what differs between two answers of the same page is left out. */
const sharedPart = ({ status, headers, body }: Answer): string =>
  [status, headers["content-security-policy"], headers["content-type"], body].join("\n");

const faultOf = (name: string, mine: Answer, next: Answer, honest: string): string | undefined => {
  if (mine.status >= 500 || mine.status === 0) return `${name} is answered ${mine.status}`;
  if (next.body.includes(canary) || JSON.stringify(next.headers).includes(canary))
    return `the value of ${name} reaches the next visitor`;
  return sharedPart(next) === honest ? undefined : `${name} changes the page for all visitors`;
};

/** The first request for a page renders it alike, whatever its headers. */
export const headers: Attack = {
  name: "headers",
  seconds: 180,
  run: async ({ open }, tally) => {
    const site = await open();
    for (const path of [paths.list.es, `${paths.list.pt}?fuel=diesel`, paths.missing.es]) {
      await invalidate(site);
      await send(site.url, path);
      const honest = sharedPart(await send(site.url, path));
      for (const [name, value] of Object.entries(hostile)) {
        await invalidate(site);
        const mine = await send(site.url, path, { headers: { [name]: value } });
        const next = await send(site.url, path);
        tally.record(path, faultOf(name, mine, next, honest));
      }
    }
  },
};
