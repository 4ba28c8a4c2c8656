import "#cms/shared-styles.ts";
import type { Metadata } from "next";
import { setCachePolicy } from "#api/cache-policy.ts";
import { loadConditions } from "#api/load-dropdowns.ts";
import { OutsideContentPage } from "#cms/frame/outside-content-page.tsx";
import { compareLimit } from "#domain/compare-limit.ts";
import { parseCompareQuery } from "#domain/compare-query.ts";
import { pageTags } from "#domain/page-tags.ts";
import { routeAddresses } from "#features/seo/page-metadata.ts";
import { buildComparison } from "#features/shortlist/comparison/build-comparison.ts";
import { ComparisonPage } from "#features/shortlist/comparison/comparison-page.tsx";
import { loadSimilarVehicles, loadVehicle } from "#features/vehicle/load-vehicle.ts";
import { getScopedI18n } from "#platform/i18n.ts";
import { readLocale } from "../read-locale.ts";
import { type QueryProps, readQuery } from "../read-query.ts";

export const dynamic = "force-dynamic";

export const generateMetadata = async (props: QueryProps): Promise<Metadata> => {
  const locale = await readLocale(props);
  const t = await getScopedI18n("compare");
  const { vins } = parseCompareQuery(await readQuery(props));
  return {
    title: t("title"),
    description: t("description"),
    // The page is indexed without vehicles; there is no limit to the combinations that visitors choose.
    robots: vins.length > 0 ? { index: false, follow: true } : undefined,
    alternates: routeAddresses("compare", locale),
  };
};

/** Up to four vehicles side by side, from the address. */
export default async function ComparePage(props: QueryProps) {
  const locale = await readLocale(props);
  const query = parseCompareQuery(await readQuery(props));
  setCachePolicy("vehicle", [pageTags.content]);
  const [conditions, ...answers] = await Promise.all([
    query.vins.length > 0 ? loadConditions(locale) : undefined,
    ...query.vins.map((vin) => loadVehicle(vin, locale)),
  ]);
  const expenses = conditions?.ok ? conditions.value.financeConfig : undefined;
  const comparison = buildComparison(answers, locale, { ...query, expenses });
  const [first] = comparison.vehicles;
  const similar =
    first && comparison.vehicles.length < compareLimit
      ? await loadSimilarVehicles(first.vin, locale)
      : undefined;
  return (
    <OutsideContentPage route="compare" locale={locale}>
      <ComparisonPage
        locale={locale}
        query={query}
        comparison={comparison}
        suggestions={similar?.ok ? similar.value.filter(({ vin }) => !query.vins.includes(vin)) : []}
      />
    </OutsideContentPage>
  );
}
