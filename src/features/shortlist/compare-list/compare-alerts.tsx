import { compareLimit } from "#domain/compare-limit.ts";
import { getScopedI18n } from "#platform/i18n.ts";

/** What is said when the comparison of this device changes, for scripts (`compare-actions`). Once on a page. */
export const CompareAlerts = async () => {
  const t = await getScopedI18n("shortlist");
  return (
    <div
      hidden
      data-compare-alerts=""
      data-added={t("added", { name: "{name}", count: "{count}", limit: compareLimit })}
      data-removed={t("removed", { name: "{name}" })}
      data-unsaved={t("unsaved")}
    />
  );
};
