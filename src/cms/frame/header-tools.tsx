import type { ReactNode } from "react";
import { knownShop } from "#api/known-shop.ts";
import type { Header, Page } from "#api/models/page.ts";
import { loginAddress } from "#domain/login-address.ts";
import { routePath } from "#domain/route-paths.ts";
import { getScopedI18n } from "#platform/i18n.ts";
import type { Locale } from "#platform/locale.ts";
import { Icon } from "#ui/icon/icon.tsx";
import { SiteLink } from "#ui/site-link/site-link.tsx";
import { VisuallyHidden } from "#ui/visually-hidden/visually-hidden.tsx";
import { isOffered } from "../offered.ts";
import styles from "./header-tools.module.css";
import { LanguageSwitch } from "./language-switch.tsx";
import { VisitorLinks } from "./visitor-links.tsx";

const menuId = "visitor-menu";

type HeaderToolsProps = {
  readonly header: Header;
  readonly alternates: Page["alternates"];
  readonly locale: Locale;
  readonly login: string;
  readonly help: ReactNode;
};

/** Language, help, comparison, favourites and login; scripts fill the counters. */
export const HeaderTools = async ({ header, alternates, locale, login, help }: HeaderToolsProps) => {
  const t = await getScopedI18n("frame");
  const favourites = routePath("favourites", locale);
  const heart = (
    <>
      <Icon name="heart" />
      <span>{t("favourites")}</span>
    </>
  );
  return (
    <ul className={styles.tools}>
      {knownShop().languages.length > 1 && (
        <li data-wide>
          <LanguageSwitch locale={locale} alternates={alternates} />
        </li>
      )}
      {help && <li>{help}</li>}
      {header.includeComparator && (
        <li>
          <SiteLink
            href={routePath("compare", locale)}
            rel="nofollow"
            title={t("compare")}
            data-tool="compare"
            data-panel="compare"
          >
            <Icon name="compare" />
            <span>{t("compare")}</span>
            <b data-count="compare" />
          </SiteLink>
        </li>
      )}
      {header.includeFavorites && isOffered("route:favourites") && (
        <li>
          <SiteLink
            href={loginAddress(locale, { returnTo: favourites })}
            rel="nofollow"
            title={t("favourites")}
            data-visitor="out"
            data-login-for="favorite"
          >
            {heart}
          </SiteLink>
          <SiteLink
            hidden
            href={favourites}
            rel="nofollow"
            title={t("favourites")}
            data-visitor="in"
            data-panel="favorite"
          >
            {heart}
            <b data-count="favourites" />
          </SiteLink>
        </li>
      )}
      {header.includeLogin !== false && isOffered("route:login") && (
        <li data-wide>
          <SiteLink href={login} rel="nofollow" title={t("login")} data-tool="login" data-visitor="out">
            <Icon name="user" />
            <span>{t("login")}</span>
          </SiteLink>
          <button hidden type="button" popoverTarget={menuId} className={styles.visitor} data-visitor="in">
            <Icon name="user" />
            <VisuallyHidden>{t("account")} </VisuallyHidden>
            <b data-visitor-name={t("account")} />
            <i hidden data-visitor-count="unread" />
          </button>
          <div id={menuId} popover="auto" className={styles.menu}>
            <VisitorLinks locale={locale} />
          </div>
        </li>
      )}
    </ul>
  );
};
