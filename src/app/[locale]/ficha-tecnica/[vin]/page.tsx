import "#cms/shared-styles.ts";
import type { Metadata } from "next";
import { setCachePolicy } from "#api/cache-policy.ts";
import { MissingPage } from "#cms/frame/missing-page.tsx";
import { OutsideContentPage } from "#cms/frame/outside-content-page.tsx";
import { pageTags } from "#domain/page-tags.ts";
import { routePath } from "#domain/route-paths.ts";
import { buildSpecifications } from "#features/shortlist/specifications/build-specifications.ts";
import { loadVehicle } from "#features/vehicle/load-vehicle.ts";
import { SpecificationsPage } from "#panels/specifications/specifications-page.tsx";
import { unfetchedPage } from "#pipeline/missing-page.ts";
import { getScopedI18n } from "#platform/i18n.ts";
import { type LocaleProps, readLocale } from "../../read-locale.ts";

export const dynamic = "force-dynamic";

interface Props extends LocaleProps {
  readonly params: Promise<{ readonly locale: string; readonly vin: string }>;
}

export const generateMetadata = async (props: Props): Promise<Metadata> => {
  const locale = await readLocale(props);
  const t = await getScopedI18n("specifications");
  const vehicle = await loadVehicle((await props.params).vin, locale);
  if (!vehicle.ok) return { robots: { index: false } };
  const { name } = buildSpecifications(vehicle.value, locale);
  return { title: t("title", { name }), robots: { index: false, follow: true } };
};

/** The specifications of a vehicle, for the panel and for browsers without scripts. */
export default async function Page(props: Props) {
  const locale = await readLocale(props);
  const { vin } = await props.params;
  const address = (each: typeof locale) => routePath("specifications", each, { vin });
  setCachePolicy("vehicle", [pageTags.content]);
  const vehicle = await loadVehicle(vin, locale);
  if (!vehicle.ok)
    return (
      <MissingPage locale={locale} answer={unfetchedPage(address(locale), locale, vehicle.error.kind)} />
    );
  return (
    <OutsideContentPage route={address} locale={locale}>
      <SpecificationsPage vehicle={buildSpecifications(vehicle.value, locale)} />
    </OutsideContentPage>
  );
}
