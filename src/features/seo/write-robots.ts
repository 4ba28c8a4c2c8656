import { knownShop } from "#api/known-shop.ts";
import { shopFiles } from "#contract/shop-files.ts";
import { stockPictures } from "#contract/stock-pictures.ts";
import { personalPath } from "#domain/routes.ts";

/**
 * What crawlers should not fetch: calls of scripts, and the area that needs a token. Pages that are
 * only not to be indexed are not here: a crawler must read them to see that.
 */
const closed = (): string[] => ["/api/", ...knownShop().languages.map(personalPath)];

/** The text of robots.txt. @param sitemap whole address of the sitemap index, where there is one */
export const writeRobots = (sitemap: string | undefined): string =>
  [
    "User-agent: *",
    ...closed().map((path) => `Disallow: ${path}`),
    `Allow: ${stockPictures.pathOf("")}`,
    `Allow: ${shopFiles.ownPath}`,
    ...(sitemap === undefined ? [] : ["", `Sitemap: ${sitemap}`]),
    "",
  ].join("\n");
