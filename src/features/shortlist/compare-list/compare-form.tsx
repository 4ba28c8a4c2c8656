import { compareLimit } from "#domain/compare-limit.ts";
import { routePath } from "#domain/route-paths.ts";
import { getScopedI18n } from "#platform/i18n.ts";
import type { Locale } from "#platform/locale.ts";
import { compareFormId } from "./compare-form-id.ts";

/**
 * The form of all comparison buttons of a page, and the messages for scripts (`compare-actions`). Render once
 * a page: browsers search every form for fields to autofill, which would style each card with a form, even
 * far below the viewport.
 */
export const CompareForm = async ({ locale }: { readonly locale: Locale }) => {
  const t = await getScopedI18n("shortlist");
  return (
    <form
      hidden
      id={compareFormId}
      action={routePath("compare", locale)}
      data-compare-alerts=""
      data-added={t("added", { name: "{name}", count: "{count}", limit: compareLimit })}
      data-removed={t("removed", { name: "{name}" })}
      data-unsaved={t("unsaved")}
      data-view={t("view")}
    >
      {/* HTML requires one inside; the others are elsewhere. */}
      <button type="submit">{(await getScopedI18n("frame"))("compare")}</button>
    </form>
  );
};
