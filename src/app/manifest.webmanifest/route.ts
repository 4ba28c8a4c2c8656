import { answerManifest } from "#features/seo/web-manifest.ts";

export const dynamic = "force-dynamic";

/** What a device needs to know to keep the site as an app, in Spanish. */
export const GET = () => answerManifest("es");
