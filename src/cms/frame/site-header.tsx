import type { ReactNode } from "react";
import { knownShop } from "#api/known-shop.ts";
import type { Header, Page } from "#api/models/page.ts";
import { loginAddress } from "#domain/login-address.ts";
import { homePath } from "#domain/routes.ts";
import { getScopedI18n } from "#platform/i18n.ts";
import type { Locale } from "#platform/locale.ts";
import { iconBefore } from "#ui/icon/icon.tsx";
import { SiteLink } from "#ui/site-link/site-link.tsx";
import { VisuallyHidden } from "#ui/visually-hidden/visually-hidden.tsx";
import { isOffered } from "../offered.ts";
import { HeaderTools } from "./header-tools.tsx";
import { LanguageSwitch } from "./language-switch.tsx";
import { NavigationList } from "./navigation-list.tsx";
import styles from "./site-header.module.css";
import { SiteLogo } from "./site-logo.tsx";
import { VisitorLinks } from "./visitor-links.tsx";

export type SiteHeaderProps = {
  readonly header: Header;
  readonly alternates: Page["alternates"];
  readonly locale: Locale;
  readonly path: string;
  readonly help: ReactNode;
  /** Id of the results of the page's list. */
  readonly results: string | undefined;
};

const menuId = "site-menu";
const visitorMenuId = "visitor-menu";

/**
 * Skip links, logo, menu and tools. The menu is one list: a full-height popover behind a burger button on
 * small screens, a row above 1024 px, where a signed-in visitor's links are a popover of their own.
 */
export const SiteHeader = async ({ header, alternates, locale, path, help, results }: SiteHeaderProps) => {
  const t = await getScopedI18n("frame");
  return (
    <header className={styles.header}>
      <a href="#main" className={styles.skip}>
        {t("skip")}
      </a>
      {results !== undefined && (
        <a href={`#${results}`} className={styles.skip}>
          {t("skipToResults")}
        </a>
      )}
      <div className={styles.bar}>
        <SiteLink href={homePath(locale)} className={styles.logo}>
          {header.logo.src || header.logo.alt ? <SiteLogo logo={header.logo} /> : t("start")}
        </SiteLink>
        <nav id={menuId} popover="auto" aria-label={t("mainMenu")} className={styles.menu} data-covers-page>
          <button
            {...iconBefore("close")}
            type="button"
            popoverTarget={menuId}
            popoverTargetAction="hide"
            aria-label={t("closeMenu")}
            className={styles.close}
          />
          <NavigationList items={header.links} path={path} />
          <ul className={styles.menuEnd}>
            {knownShop().languages.length > 1 && (
              <li>
                <LanguageSwitch locale={locale} alternates={alternates} />
              </li>
            )}
            {header.includeLogin !== false && isOffered("route:login") && (
              <li>
                <SiteLink
                  {...iconBefore("user")}
                  href={loginAddress(locale, { returnTo: path })}
                  rel="nofollow"
                  title={t("login")}
                  data-tool="login"
                  data-visitor="out"
                >
                  <span>{t("login")}</span>
                </SiteLink>
                <div hidden data-visitor="in">
                  <button
                    {...iconBefore("user")}
                    type="button"
                    popoverTarget={visitorMenuId}
                    className={styles.visitor}
                  >
                    <VisuallyHidden>{t("account")} </VisuallyHidden>
                    <b data-visitor-name={t("account")} />
                    <i hidden data-visitor-count="unread" />
                  </button>
                  <div id={visitorMenuId} popover="auto" className={styles.visitorMenu}>
                    <strong data-visitor-name={t("account")} />
                    <VisitorLinks locale={locale} />
                  </div>
                </div>
              </li>
            )}
          </ul>
        </nav>
        <HeaderTools header={header} locale={locale} help={help} />
        <button
          {...iconBefore("menu")}
          type="button"
          popoverTarget={menuId}
          aria-label={t("openMenu")}
          className={styles.burger}
        />
      </div>
    </header>
  );
};
