import { routePath } from "#domain/route-paths.ts";
import { getScopedI18n } from "#platform/i18n.ts";
import type { Locale } from "#platform/locale.ts";
import { Icon } from "#ui/icon/icon.tsx";
import { SiteLink } from "#ui/site-link/site-link.tsx";
import styles from "./search-news.module.css";

/** New matches of the signed-in visitor's saved searches since their last visit; shown by scripts. */
export const SearchNews = async ({ locale }: { readonly locale: Locale }) => {
  const t = await getScopedI18n("account");
  return (
    <aside
      hidden
      aria-label={t("pages.searches")}
      className={styles.news}
      data-visitor-count="news"
      data-asks="&news=1"
    >
      <SiteLink href={routePath("savedSearches", locale)} rel="nofollow">
        <Icon name="bell" size={20} />
        {t("news")} <b />
      </SiteLink>
    </aside>
  );
};
