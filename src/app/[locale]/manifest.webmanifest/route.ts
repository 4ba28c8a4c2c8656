import { answerManifest } from "#features/seo/web-manifest.ts";
import type { LocaleProps } from "../read-locale.ts";
import { readPrefixedLocale } from "../read-prefixed-locale.ts";

export const dynamic = "force-dynamic";

/** What a device needs to know to keep the site as an app; `next.config.mjs` leads `/manifest-pt.webmanifest` here. */
export const GET = async (_: Request, props: LocaleProps) => answerManifest(await readPrefixedLocale(props));
