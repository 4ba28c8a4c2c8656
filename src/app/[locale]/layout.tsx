import type { Metadata, Viewport } from "next";
import { notFound } from "next/navigation";
import type { ReactNode } from "react";
import { preload } from "react-dom";
import "#styles/layers.css";
import { activationScript } from "#browser/activation-script.ts";
import { FlashMessages } from "#cms/frame/flash-messages.tsx";
import { PageLoader } from "#cms/frame/page-loader.tsx";
import { businessConstants } from "#domain/business-constants.ts";
import { recentStorageKey } from "#domain/consent.ts";
import { trackingCodes } from "#domain/tracking-codes.ts";
import { campaignCookie } from "#domain/utm.ts";
import { ConsentBar } from "#features/consent/consent.tsx";
import { consentScript } from "#features/consent/consent-script.ts";
import { manifestPath } from "#features/seo/web-manifest.ts";
import { CompareForm } from "#features/shortlist/compare-list/compare-form.tsx";
import { FavouriteForm } from "#features/shortlist/favourites/favourite-form.tsx";
import { loadDestinations } from "#features/tracking/destinations/load-destinations.ts";
import { visitScript } from "#features/tracking/visit-script.ts";
import { PanelDialog } from "#panels/panel-dialog.tsx";
import { browserScript } from "#platform/browser-scripts.ts";
import { buildId } from "#platform/build-id.ts";
import { colours } from "#platform/colours.ts";
import { env } from "#platform/env.ts";
import { setStaticParamsLocale } from "#platform/i18n.ts";
import { isLocale, languageOf } from "#platform/locale.ts";
import { InlineScript } from "#ui/inline-script.tsx";

export const generateMetadata = async ({ params }: Pick<Props, "params">): Promise<Metadata> => {
  const { locale } = await params;
  return {
    metadataBase: new URL(env().SITE_URL),
    icons: {
      icon: [
        { url: "/favicon.ico", sizes: "48x48" },
        { url: "/icons/volante-mark.svg", type: "image/svg+xml" },
      ],
      apple: "/icons/apple-touch.png",
    },
    manifest: isLocale(locale) ? manifestPath(locale) : undefined,
  };
};

export const viewport: Viewport = {
  colorScheme: "light dark",
  themeColor: [
    { media: "(prefers-color-scheme: light)", color: colours.light.paper },
    { media: "(prefers-color-scheme: dark)", color: colours.dark.paper },
  ],
};

interface Props {
  readonly children: ReactNode;
  readonly params: Promise<{ readonly locale: string }>;
}

const inlineCode = (): string => {
  const languageSeconds = businessConstants.localeCookieDays * 24 * 60 * 60;
  const visit = visitScript(
    "/api/footprint",
    trackingCodes.pageView,
    languageSeconds,
    recentStorageKey,
    campaignCookie,
  );
  return [consentScript(), visit, activationScript(), ...loadDestinations()].join(";");
};

/** The document of every page. Its inline script is the only one that runs without activation. */
export default async function Layout({ children, params }: Props) {
  const { locale } = await params;
  if (!isLocale(locale)) notFound();
  setStaticParamsLocale(locale);
  preload("/fonts/figtree.woff2", { as: "font", type: "font/woff2", crossOrigin: "anonymous" });
  return (
    // The inline script sets attributes before React hydrates, on the one page that is hydrated.
    <html
      lang={languageOf(locale)}
      data-build={buildId()}
      data-entry={browserScript("entry")}
      data-scroll-behavior="smooth"
      suppressHydrationWarning
    >
      <body>
        <InlineScript code={inlineCode()} />
        <ConsentBar locale={locale} />
        {/* First in tab order, since an alert closes unless it has the focus; the forms' similar texts compress with it. */}
        <FlashMessages />
        <CompareForm locale={locale} />
        <FavouriteForm locale={locale} />
        {children}
        <PanelDialog locale={locale} />
        <PageLoader />
      </body>
    </html>
  );
}
