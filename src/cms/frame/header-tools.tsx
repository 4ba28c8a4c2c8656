import type { Page } from "#contract/page.ts";
import type { Header } from "#contract/page-frame.ts";
import { loginAddress } from "#domain/login-address.ts";
import { routePath } from "#domain/route-paths.ts";
import { getScopedI18n } from "#platform/i18n.ts";
import type { Locale } from "#platform/locale.ts";
import { Icon } from "#ui/icon/icon.tsx";
import { SiteLink } from "#ui/site-link/site-link.tsx";
import { isOffered } from "../offered.ts";
import styles from "./header-tools.module.css";
import { LanguageSwitch } from "./language-switch.tsx";

type HeaderToolsProps = {
  readonly header: Header;
  readonly alternates: Page["alternates"];
  readonly locale: Locale;
  readonly login: string;
};

/** Language, compare list, favourites and login; the empty counters are filled by what knows the visitor. */
export const HeaderTools = async ({ header, alternates, locale, login }: HeaderToolsProps) => {
  const t = await getScopedI18n("frame");
  return (
    <ul className={styles.tools}>
      <li data-wide>
        <LanguageSwitch locale={locale} alternates={alternates} />
      </li>
      {header.includeComparator && (
        <li>
          <SiteLink
            href={routePath("compare", locale)}
            rel="nofollow"
            title={t("compare")}
            data-tool="compare"
            data-panel="compare"
            data-needs-script=""
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
            href={loginAddress(locale, { returnTo: routePath("favourites", locale) })}
            rel="nofollow"
            title={t("favourites")}
            data-tool="favourites"
          >
            <Icon name="heart" />
            <span>{t("favourites")}</span>
            <b data-count="" />
          </SiteLink>
        </li>
      )}
      {header.includeLogin !== false && isOffered("route:login") && (
        <li data-wide>
          <SiteLink href={login} rel="nofollow" title={t("login")} data-tool="login">
            <Icon name="user" />
            <span>{t("login")}</span>
          </SiteLink>
        </li>
      )}
    </ul>
  );
};
