import { cacheControl } from "#platform/answers/cache-control.ts";
import { refuseFile } from "#platform/answers/refuse-file.ts";
import { cacheLifetimes } from "#platform/cache-lifetimes.ts";
import "server-only";
import { call } from "#api/call.ts";
import type { Locale } from "#platform/locale.ts";
import { webManifest } from "./web-manifest.ts";

/** The web manifest of a language, with the brand and the words of its home page; 503 while the content service is out. */
export const answerManifest = async (locale: Locale): Promise<Response> => {
  const home = await call("page", { params: { slug: "home" } }, { locale });
  if (!home.ok) return refuseFile(home.error);
  const { header, seo } = home.value;
  return new Response(
    JSON.stringify(webManifest(header.logo.alt || seo.title, seo.description ?? "", locale)),
    {
      headers: {
        "cache-control": cacheControl.everybody(cacheLifetimes.manifest),
        "content-type": "application/manifest+json",
      },
    },
  );
};
