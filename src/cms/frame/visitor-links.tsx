import { routePath } from "#domain/route-paths.ts";
import { getScopedI18n } from "#platform/i18n.ts";
import type { Locale } from "#platform/locale.ts";
import { Button } from "#ui/button/button.tsx";
import { SiteLink } from "#ui/site-link/site-link.tsx";

/** Where somebody who is signed in finds what is theirs, and the way out. */
export const VisitorLinks = async ({ locale }: { readonly locale: Locale }) => {
  const t = await getScopedI18n("session");
  return (
    <>
      <SiteLink href={routePath("favourites", locale)} rel="nofollow">
        {t("favourites")}
      </SiteLink>
      <SiteLink href={routePath("login", locale)} rel="nofollow">
        {t("account")}
      </SiteLink>
      <form method="post" action="/api/session/logout">
        <input type="hidden" name="locale" value={locale} />
        <Button look="tertiary" size="ghost">
          {t("logOut")}
        </Button>
      </form>
    </>
  );
};
