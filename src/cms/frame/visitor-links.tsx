import { offersRoute } from "#api/offered-parts.ts";
import { routePath } from "#domain/route-paths.ts";
import { LogoutForm } from "#features/account/login/logout-form.tsx";
import { getScopedI18n } from "#platform/i18n.ts";
import type { Locale } from "#platform/locale.ts";
import { SiteLink } from "#ui/site-link/site-link.tsx";

/** Links of a signed-in visitor to their own pages, and the logout. */
export const VisitorLinks = async ({ locale }: { readonly locale: Locale }) => {
  const t = await getScopedI18n("account");
  return (
    <>
      <SiteLink href={routePath("favourites", locale)} rel="nofollow">
        {t("pages.favourites")}
      </SiteLink>
      {offersRoute("reservations") && (
        <SiteLink href={routePath("reservations", locale)} rel="nofollow">
          {t("pages.reservations")}
        </SiteLink>
      )}
      <SiteLink href={routePath("savedSearches", locale)} rel="nofollow">
        {t("pages.searches")}
      </SiteLink>
      <SiteLink href={routePath("notifications", locale)} rel="nofollow">
        {t("pages.notifications")} <b hidden data-visitor-count="unread" />
      </SiteLink>
      <SiteLink href={routePath("account", locale)} rel="nofollow">
        {t("pages.account")}
      </SiteLink>
      <LogoutForm locale={locale} look="tertiary" size="ghost" />
    </>
  );
};
