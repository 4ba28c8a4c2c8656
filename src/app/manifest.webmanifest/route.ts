import { answerManifest } from "#features/seo/web-manifest.ts";

export const dynamic = "force-dynamic";

/** The web app manifest, in Spanish. */
export const GET = () => answerManifest("es");
