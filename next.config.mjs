import { shopFiles } from "./src/contract/shop-files.ts";
import { stockPictures } from "./src/contract/stock-pictures.ts";
import { prefetchRulesPath } from "./src/domain/prefetch-rules.ts";
import { headersByAddress } from "./src/platform/answers/answer-headers.ts";
import { cacheLifetimes } from "./src/platform/cache-lifetimes.ts";
import { env } from "./src/platform/env.ts";
import { imageOptions } from "./src/platform/image-options.ts";

/** @type {import("next").NextConfig} */
export default {
  cacheComponents: false,
  // Pages are stored before the framework (src/pipeline/send-shared-pages.ts).
  cacheMaxMemorySize: 0,
  compress: true,
  // Few files, each with what its routes render; `cms/shared-styles.ts` gives the order.
  experimental: { cssChunking: { type: "graph", requestCost: 20_000 } },
  generateEtags: false,
  headers: () =>
    headersByAddress(prefetchRulesPath).map(([source, values]) => ({
      source,
      headers: Object.entries(values).map(([key, value]) => ({ key, value })),
    })),
  // Pictures that no service has encoded, our own or those of IMAGE_HOSTS; `pipeline/gateway` decides which addresses
  // get here.
  images: {
    deviceSizes: [...imageOptions.deviceSizes],
    formats: ["image/avif", "image/webp"],
    imageSizes: [...imageOptions.imageSizes],
    localPatterns: [
      { pathname: "/pictures/**", search: "" },
      { pathname: stockPictures.pathOf("*"), search: "" },
      { pathname: `${shopFiles.ownPath}*`, search: "" },
    ],
    maximumDiskCacheSize: imageOptions.cacheBytes,
    maximumRedirects: 0,
    minimumCacheTTL: cacheLifetimes.optimisedPicture,
    qualities: [imageOptions.quality],
    remotePatterns: env().IMAGE_HOSTS.map((host) => ({
      protocol: "https",
      hostname: host.replace(/^\*\./, "**."),
    })),
  },
  poweredByHeader: false,
  // A folder cannot be named by half a parameter.
  rewrites: () => [
    { source: "/manifest-:locale([a-z]+).webmanifest", destination: "/:locale/manifest.webmanifest" },
  ],
  // Types are a stage of their own in `npm test`; a build on a fresh clone should not pay for them again.
  typescript: { ignoreBuildErrors: true },
  reactStrictMode: true,
  skipTrailingSlashRedirect: true,
  trailingSlash: true,
  serverExternalPackages: [
    "@electric-sql/pglite",
    "@opentelemetry/api",
    "@opentelemetry/context-async-hooks",
    "@opentelemetry/core",
    "@opentelemetry/exporter-prometheus",
    "@opentelemetry/exporter-trace-otlp-http",
    "@opentelemetry/resources",
    "@opentelemetry/sdk-metrics",
    "@opentelemetry/sdk-trace",
    "nodemailer",
    "pdfkit",
    "pg",
    "pg-boss",
    "pino",
    "sharp",
    "stripe",
  ],
};
