import type { Metadata } from "next";
import { keepPage, tags } from "#api/cache-policy.ts";
import { OutsideContentPage } from "#cms/frame/outside-content-page.tsx";
import type { VehicleDetail } from "#contract/vehicle.ts";
import { compareQueryFromSegment } from "#domain/compare-query.ts";
import { routeAddresses } from "#features/seo/route-addresses.ts";
import { CompareView } from "#features/shortlist/compare-view.tsx";
import { loadSimilarVehicles, loadVehicle } from "#features/vehicle/load-vehicle.ts";
import { getScopedI18n } from "#platform/i18n.ts";
import { type LocaleProps, readLocale } from "../../read-locale.ts";

export const revalidate = 60;

export const generateStaticParams = () => [];

interface Props extends LocaleProps {
  readonly params: Promise<{ readonly locale: string; readonly chosen?: readonly string[] }>;
}

export async function generateMetadata(props: Props): Promise<Metadata> {
  const locale = await readLocale(props);
  const t = await getScopedI18n("compare");
  return {
    title: t("title"),
    robots: { index: false, follow: true },
    alternates: routeAddresses("compare", locale),
  };
}

/** Up to four vehicles side by side, chosen by the address. */
export default async function ComparePage(props: Props) {
  const locale = await readLocale(props);
  const { chosen = [] } = await props.params;
  const vins = compareQueryFromSegment(decodeURIComponent(chosen[0] ?? ""));
  await keepPage("vehicle", [tags.content]);
  const answers = await Promise.all(vins.map((vin) => loadVehicle(vin, locale)));
  const vehicles: VehicleDetail[] = answers.flatMap((answer) => (answer.ok ? [answer.value] : []));
  const failed = answers.flatMap((answer) => (answer.ok ? [] : [answer.error.kind]));
  const first = vehicles[0];
  const similar =
    first && vehicles.length < 4 ? await loadSimilarVehicles(first.card.vin, locale) : undefined;
  return (
    <OutsideContentPage route="compare" locale={locale}>
      <CompareView
        locale={locale}
        vehicles={vehicles}
        someGone={failed.some((kind) => kind === "not-found" || kind === "gone")}
        someUnavailable={failed.some((kind) => kind !== "not-found" && kind !== "gone")}
        suggestions={similar?.ok ? similar.value.vehicles.filter(({ vin }) => !vins.includes(vin)) : []}
      />
    </OutsideContentPage>
  );
}
