import { hasCommonIcons, isPublicDemo, knownShop } from "#api/known-shop.ts";
import { cacheControl } from "#platform/answers/cache-control.ts";
import { cacheLifetimes } from "#platform/cache-lifetimes.ts";
import type { Step } from "#platform/in-order.ts";

const favicon = /^\/favicon\.ico(?:\?|$)/;

/** No answer of a published demo is indexed, and browsers that request an icon by themselves get the shop's. */
export const followShop: Step = (request, response, next) => {
  // Whether it is one is known when the page is there.
  response.intercept(() => {
    if (isPublicDemo()) response.setHeader("x-robots-tag", "noindex");
    return undefined;
  });
  if (!favicon.test(request.url ?? "")) return void next();
  const { icon } = knownShop();
  const headers = { location: icon ?? "", "cache-control": cacheControl.public(cacheLifetimes.icon) };
  if (icon !== undefined) response.writeHead(302, headers).end();
  else if (hasCommonIcons()) next();
  else response.writeHead(204).end();
};
