import { compareLimit } from "#domain/compare-limit.ts";
import { routePath } from "#domain/route-paths.ts";
import { getScopedI18n } from "#platform/i18n.ts";
import type { Locale } from "#platform/locale.ts";
import { compareFormId } from "./compare-form-id.ts";

/**
 * The form of all buttons of a page that compare, and what is said when the comparison of this device changes, for scripts
 * (`compare-actions`). Once on a page: browsers look through every form for what they could fill in, which has each card styled
 * that holds one, far below what is seen.
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
    >
      {/* HTML asks for one within; the others are elsewhere. */}
      <button type="submit">{(await getScopedI18n("frame"))("compare")}</button>
    </form>
  );
};
