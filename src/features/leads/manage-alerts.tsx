import { routePath } from "#domain/route-paths.ts";
import { getScopedI18n } from "#platform/i18n.ts";
import type { Locale } from "#platform/locale.ts";
import { isSignedIn, type Session } from "#platform/session.ts";
import { ButtonLink } from "#ui/button/button-link.tsx";

type ManageAlertsProps = { readonly locale: Locale; readonly visitor: Session };

/** Link to all alerts, for a signed-in visitor. */
export const ManageAlerts = async ({ locale, visitor }: ManageAlertsProps) => {
  const t = await getScopedI18n("leads");
  if (!isSignedIn(visitor)) return null;
  return (
    <p>
      <ButtonLink look="secondary" href={routePath("savedSearches", locale)} target="_top">
        {t("manageAlerts")}
      </ButtonLink>
    </p>
  );
};
