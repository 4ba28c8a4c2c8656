import "#cms/shared-styles.ts";
import type { Metadata } from "next";
import { setCachePolicy } from "#api/cache-policy.ts";
import { OutsideContentPage } from "#cms/frame/outside-content-page.tsx";
import { pageTags } from "#domain/page-tags.ts";
import { ConsentSettings } from "#features/consent/consent.tsx";
import { routeAddresses } from "#features/seo/page-metadata.ts";
import { destinationRecipients } from "#features/tracking/destinations/load-destinations.ts";
import { getScopedI18n } from "#platform/i18n.ts";
import { type LocaleProps, readLocale } from "../read-locale.ts";

export const dynamic = "force-dynamic";

export const generateMetadata = async (props: LocaleProps): Promise<Metadata> => {
  const locale = await readLocale(props);
  const t = await getScopedI18n("consent");
  return {
    title: t("title"),
    description: t("intro"),
    robots: { index: false },
    alternates: routeAddresses("consent", locale),
  };
};

/** Explains and changes the cookie settings. A page of the site, not of the content service. */
export default async function ConsentPage(props: LocaleProps) {
  const locale = await readLocale(props);
  setCachePolicy("content", [pageTags.content]);
  return (
    <OutsideContentPage route="consent" locale={locale}>
      <ConsentSettings recipients={destinationRecipients()} />
    </OutsideContentPage>
  );
}
