import { gzipSync } from "node:zlib";
import { chooseEncoding, varyByEncoding } from "#platform/answers/choose-encoding.ts";
import type { PageUses } from "#platform/answers/content-policy.ts";
import type { Step } from "#platform/in-order.ts";
import { finalizePage } from "#platform/page-cache/finalize-page.ts";
import { requestContext } from "#platform/request-context.ts";
import type { Exchange } from "./gateway/refuse.ts";

/** Buffers a page until it is complete, then sends it as the page cache would: finalized, under its policy. */
const guard = ({ request, response }: Exchange, all: boolean, script: string | undefined): void => {
  const acceptsGzip = chooseEncoding(request.headers, ["gzip"]) === "gzip";
  if (all) delete request.headers["accept-encoding"];
  let uses: PageUses = {};
  const context = requestContext();

  const shouldBuffer = (): boolean => {
    // What a route answers is a page of its own, under a policy of its own.
    const isPage = !request.url?.startsWith("/api/");
    const dynamic = context?.dynamic;
    uses = { ...dynamic, tools: all && dynamic?.nonce !== undefined };
    const isTransformed = all ? response.statusCode < 500 && isPage : dynamic !== undefined;
    return isTransformed && /^text\/html/.test(String(response.getHeader("content-type") ?? ""));
  };
  const send = (body: Buffer): void => {
    const whole = body.toString("utf8");
    const missing = context?.facts.missing;
    if (missing) {
      response.statusCode = missing.status;
      response.setHeader("x-error", missing.message);
    }
    const { html: finalized, policy } = finalizePage(whole, uses);
    // A page that the framework takes over shows by itself what has changed.
    const html =
      script && uses.nonce === undefined
        ? finalized.replace("</body>", `<script type="module" src="${script}"></script></body>`)
        : finalized;
    const page = acceptsGzip ? gzipSync(html) : Buffer.from(html);
    response.removeHeader("transfer-encoding");
    // It names stylesheets that the page loads only where the framework or a provider takes it over.
    if (uses.nonce === undefined && uses.needs === undefined) response.removeHeader("link");
    if (acceptsGzip) response.setHeader("content-encoding", "gzip");
    varyByEncoding(response);
    response.setHeader("content-security-policy", policy);
    if (request.method !== "HEAD") response.setHeader("content-length", page.byteLength);
    response.end(request.method === "HEAD" ? undefined : page);
  };

  response.intercept(() => (shouldBuffer() ? send : undefined));
};

/**
 * Finalizes the pages that never pass the page cache, since they are rendered for one visitor. In
 * development, where there is no such cache, `all` finalizes every page but the framework's own for errors,
 * whose scripts show where they are; `script` is the address of a script added to all of them.
 */
export const transformDynamicPages =
  ({ all = false, script }: { readonly all?: boolean; readonly script?: string } = {}): Step =>
  (request, response, next) => {
    guard({ request, response }, all, script);
    next();
  };
