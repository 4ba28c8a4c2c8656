import type { ReactNode } from "react";
import type { Page } from "#api/models/page.ts";
import { homePath } from "#domain/routes.ts";
import { StatusNews } from "#features/vehicle/vehicle-status/status-news.tsx";
import { getScopedI18n } from "#platform/i18n.ts";
import { rememberContact } from "#platform/known-contact.ts";
import type { Locale } from "#platform/locale.ts";
import { leaveOutUnoffered } from "../offered.ts";
import { ActionBar } from "./action-bar.tsx";
import { HelpButton } from "./help-button.tsx";
import { SearchNews } from "./search-news.tsx";
import { SiteFooter } from "./site-footer.tsx";
import { SiteHeader } from "./site-header.tsx";

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
