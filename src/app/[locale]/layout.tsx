import type { Metadata, Viewport } from "next";
import { notFound } from "next/navigation";
import type { ReactNode } from "react";
import "#styles/layers.css";
import { isPublicDemo, knownShop } from "#api/known-shop.ts";
import { activationScript } from "#browser/activation-script.ts";
import { FlashMessages } from "#cms/frame/flash-messages.tsx";
import { PageLoader } from "#cms/frame/page-loader.tsx";
import { businessConstants } from "#domain/business-constants.ts";
import { recentStorageKey } from "#domain/consent.ts";
import { trackingCodes } from "#domain/tracking-codes.ts";
import { campaignCookie } from "#domain/utm.ts";
import { ConsentBar } from "#features/consent/consent.tsx";
import { consentScript } from "#features/consent/consent-script.ts";
import { iconLinks } from "#features/seo/shop-icon.ts";
import { manifestPath } from "#features/seo/web-manifest.ts";
import { DemoNotice, demoNoticeStyle } from "#features/shop/demo-notice.tsx";
import { themeStyle } from "#features/shop/theme-style.ts";
import { CompareForm } from "#features/shortlist/compare-list/compare-form.tsx";
import { FavouriteForm } from "#features/shortlist/favourites/favourite-form.tsx";
import {
  destinationRecipients,
  loadDestinations,
} from "#features/tracking/destinations/load-destinations.ts";
import { visitScript } from "#features/tracking/visit-script.ts";
import { PanelDialog } from "#panels/panel-dialog.tsx";
import { browserScript } from "#platform/browser-scripts.ts";
import { buildId } from "#platform/build-id.ts";
import { colours } from "#platform/colours.ts";
import { env } from "#platform/env.ts";
import { setStaticParamsLocale } from "#platform/i18n.ts";
import { isLocale, languageOf } from "#platform/locale.ts";
import { typefaceStyle } from "#styles/typeface.ts";
import { InlineScript } from "#ui/inline-script.tsx";

export const generateMetadata = async ({ params }: Pick<Props, "params">): Promise<Metadata> => {
  const { locale } = await params;
  return {
    metadataBase: new URL(env().SITE_URL),
    icons: iconLinks(),
    manifest: isLocale(locale) ? manifestPath(locale) : undefined,
  };
};

export const generateViewport = (): Viewport => {
  const { light, dark } = knownShop().theme;
  return {
    colorScheme: "light dark",
    themeColor: [
      { media: "(prefers-color-scheme: light)", color: light?.paper ?? colours.light.paper },
      { media: "(prefers-color-scheme: dark)", color: dark?.paper ?? colours.dark.paper },
    ],
  };
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
  const { theme } = knownShop();
  const isDemo = isPublicDemo();
  const style = (theme.typeface ? "" : typefaceStyle) + themeStyle(theme) + (isDemo ? demoNoticeStyle : "");
  return (
    // The inline script sets attributes before React hydrates, on the one page that is hydrated.
    <html
      lang={languageOf(locale)}
      data-build={buildId()}
      data-entry={browserScript("entry")}
      data-scroll-behavior="smooth"
      suppressHydrationWarning
    >
      <head>
        {isDemo && <meta name="robots" content="noindex" />}
        {style !== "" && <style data-own="">{style}</style>}
      </head>
      <body>
        <InlineScript code={inlineCode()} />
        <ConsentBar locale={locale} recipients={destinationRecipients()} />
        {/* First in tab order, since an alert closes unless it has the focus; the forms' similar texts compress with it. */}
        <FlashMessages />
        {isDemo && <DemoNotice />}
        <CompareForm locale={locale} />
        <FavouriteForm locale={locale} />
        {children}
        <PanelDialog locale={locale} />
        <PageLoader />
      </body>
    </html>
  );
}
