import { fileURLToPath } from "node:url";
import { prefetchRulesPath } from "./src/domain/prefetch-rules.ts";
import { answerHeaders } from "./src/platform/answer-headers.ts";
import { env } from "./src/platform/env.ts";
import { imageOptions } from "./src/platform/image-options.ts";

const here = (path) => fileURLToPath(new URL(path, import.meta.url));
const weekInSeconds = 7 * 24 * 60 * 60;

/** What is no page says no more than this; pages have policies of their own. */
const unframed = { "content-security-policy": "frame-ancestors 'none'" };
const noPages = [
  "/:folder(api|icons|pictures|fonts)/:path*",
  "/_next/static/:path*",
  "/:file(robots\\.txt|speculation-rules\\.json|sitemap\\.xml|favicon\\.ico|healthz|readyz|openapi\\.json|manifest\\.webmanifest|manifest-pt\\.webmanifest)",
  "/:folder(sitemaps|builds)/:path*",
  "/:blog(blog|pt/blog)/rss.xml",
];

const rule = (source, headers) => ({
  source,
  headers: Object.entries(headers).map(([key, value]) => ({ key, value })),
});

/** @type {import("next").NextConfig} */
export default {
  cacheComponents: false,
  // Of everything that is kept in memory: pages with a query are kept nowhere else, and there is no end of them.
  cacheMaxMemorySize: 50 * 1024 * 1024,
  cacheHandler: here("./src/platform/page-cache/handler.ts"),
  compress: true,
  // Few files, each with what its routes draw; `cms/shared-styles.ts` gives the order.
  experimental: { cssChunking: { type: "graph", requestCost: 20_000 } },
  expireTime: weekInSeconds,
  generateEtags: true,
  headers: () => [
    rule("/:path*", answerHeaders),
    ...noPages.map((source) => rule(source, unframed)),
    // Pages, whose addresses end with a slash.
    ...["/", "/:path+/"].map((source) => rule(source, { "speculation-rules": `"${prefetchRulesPath}"` })),
    // Named by their content.
    rule("/pictures/:path*", { "cache-control": "public, max-age=31536000, immutable" }),
    rule("/fonts/:path*", { "cache-control": "public, max-age=2592000" }),
    rule("/icons/:path*", { "cache-control": "public, max-age=86400" }),
  ],
  // Pictures that no service encoded ahead, our own or those of IMAGE_HOSTS; `pipeline/door` says which addresses get here.
  images: {
    deviceSizes: [...imageOptions.deviceSizes],
    formats: ["image/avif", "image/webp"],
    imageSizes: [...imageOptions.imageSizes],
    localPatterns: [{ pathname: "/pictures/**", search: "" }],
    maximumDiskCacheSize: imageOptions.cacheBytes,
    maximumRedirects: 0,
    minimumCacheTTL: weekInSeconds,
    qualities: [imageOptions.quality],
    remotePatterns: env().IMAGE_HOSTS.map((host) => ({
      protocol: "https",
      hostname: host.replace(/^\*\./, "**."),
    })),
  },
  poweredByHeader: false,
  // Types are a stage of their own in `npm test`; a build on a fresh clone should not pay for them again.
  typescript: { ignoreBuildErrors: true },
  reactStrictMode: true,
  skipTrailingSlashRedirect: true,
  trailingSlash: true,
  serverExternalPackages: ["@electric-sql/pglite", "pdfkit", "pg", "pino", "sharp"],
};
