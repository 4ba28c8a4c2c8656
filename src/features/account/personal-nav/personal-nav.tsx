import { offersRoute } from "#api/offered-parts.ts";
import { type RouteName, routePath } from "#domain/route-paths.ts";
import { getScopedI18n } from "#platform/i18n.ts";
import type { Locale } from "#platform/locale.ts";
import { SiteLink } from "#ui/site-link/site-link.tsx";
import styles from "./personal-nav.module.css";

/** The pages of the personal area, in the order of their links. */
const personalPages = [
  ["favourites", "favourites"],
  ["reservations", "reservations"],
  ["savedSearches", "searches"],
  ["tradeIns", "tradeIns"],
  ["notifications", "notifications"],
  ["account", "account"],
] as const satisfies readonly (readonly [RouteName, string])[];

export type PersonalPageName = (typeof personalPages)[number][0];

type PersonalNavProps = { readonly locale: Locale; readonly current: PersonalPageName };

/** Navigation of the personal area, with the current page. */
export const PersonalNav = async ({ locale, current }: PersonalNavProps) => {
  const t = await getScopedI18n("account");
  return (
    <nav aria-label={t("area")} className={styles.nav} data-only="page">
      <ul>
        {personalPages
          .filter(([route]) => offersRoute(route))
          .map(([route, word]) => (
            <li key={route}>
              <SiteLink
                href={routePath(route, locale)}
                rel="nofollow"
                aria-current={route === current ? "page" : undefined}
              >
                {t(`pages.${word}`)}
                {route === "notifications" && <b data-visitor-count="unread" hidden />}
              </SiteLink>
            </li>
          ))}
      </ul>
    </nav>
  );
};
