import type { Metadata, Viewport } from "next";
import { notFound } from "next/navigation";
import type { ReactNode } from "react";
import { preload } from "react-dom";
import "#styles/layers.css";
import { FlashMessages } from "#cms/frame/flash-messages.tsx";
import { limits } from "#domain/limits.ts";
import { trackingCodes } from "#domain/tracking-codes.ts";
import { ShortlistMessage } from "#features/shortlist/compare-list/shortlist-message.tsx";
import { visitScript } from "#features/tracking/visit-script.ts";
import { PanelHost } from "#panels/panel-host.tsx";
import { env } from "#platform/env.ts";
import { setStaticParamsLocale } from "#platform/i18n.ts";
import { isLocale } from "#platform/locale.ts";
import { InlineScript } from "#ui/inline-script.tsx";
import { AnnounceReady } from "./announce-ready.tsx";

export const generateMetadata = (): Metadata => ({
  metadataBase: new URL(env().SITE_URL),
  icons: { icon: [{ url: "/icons/volante-mark.svg", type: "image/svg+xml" }] },
});

export const viewport: Viewport = { colorScheme: "light dark" };

const visitOptions = {
  beacon: "/api/footprint",
  pageView: trackingCodes.pageView,
  languageSeconds: limits.localeCookieDays * 24 * 60 * 60,
};

interface Props {
  readonly children: ReactNode;
  readonly params: Promise<{ readonly locale: string }>;
}

/** The document around every page. The script that records a visit is the only one that runs by itself. */
export default async function Layout({ children, params }: Props) {
  const { locale } = await params;
  if (!isLocale(locale)) notFound();
  setStaticParamsLocale(locale);
  preload("/fonts/figtree.woff2", { as: "font", type: "font/woff2", crossOrigin: "anonymous" });
  return (
    <html lang={locale}>
      <body>
        <InlineScript code={visitScript(visitOptions)} />
        <FlashMessages />
        {children}
        <ShortlistMessage />
        <PanelHost locale={locale} />
        <AnnounceReady />
      </body>
    </html>
  );
}
