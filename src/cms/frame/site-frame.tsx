import type { ReactNode } from "react";
import type { Page } from "#api/models/page.ts";
import { routePath } from "#domain/route-paths.ts";
import { homePath } from "#domain/routes.ts";
import { StatusNews } from "#features/vehicle/vehicle-status/status-news.tsx";
import { getScopedI18n } from "#platform/i18n.ts";
import { rememberContact } from "#platform/known-contact.ts";
import type { Locale } from "#platform/locale.ts";
import { Icon } from "#ui/icon/icon.tsx";
import { SiteLink } from "#ui/site-link/site-link.tsx";
import { leaveOutUnoffered } from "../offered.ts";
import { ActionBar } from "./action-bar.tsx";
import { HelpButton } from "./help-button.tsx";
import styles from "./search-news.module.css";
import { SiteFooter } from "./site-footer.tsx";
import { SiteHeader } from "./site-header.tsx";

/** New matches of the signed-in visitor's saved searches since their last visit; shown by scripts. */
const SearchNews = async ({ locale }: { readonly locale: Locale }) => {
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

export type SiteFrameProps = {
  readonly page: Pick<Page, "header" | "footer" | "actionBar" | "alternates">;
  readonly locale: Locale;
  /** Public path of the page. */
  readonly path: string;
  /** Id of the results of the page's list. */
  readonly results?: string | undefined;
  readonly children: ReactNode;
};

/** Header and footer around the content of every page. */
export const SiteFrame = async ({ page, locale, path, results, children }: SiteFrameProps) => {
  const { header, footer, actionBar } = leaveOutUnoffered(page);
  rememberContact(locale, actionBar?.links ?? []);
  const t = await getScopedI18n("card");
  return (
    <>
      <SiteHeader
        header={header}
        alternates={page.alternates}
        locale={locale}
        path={path}
        help={actionBar && <HelpButton name={actionBar.name} />}
        results={results}
      />
      <main id="main" tabIndex={-1}>
        {children}
      </main>
      <StatusNews
        path={path}
        words={{
          reserved: t("reserved"),
          bought: t("bought"),
          one: t("oneGone"),
          several: t("severalGone", { count: "{count}" }),
        }}
      />
      {path === homePath(locale) && <SearchNews locale={locale} />}
      <SiteFooter footer={footer} locale={locale} />
      {actionBar && <ActionBar bar={actionBar} />}
    </>
  );
};
