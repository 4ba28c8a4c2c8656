import type { ReactNode } from "react";
import type { Header } from "#api/models/page.ts";
import { loginAddress } from "#domain/login-address.ts";
import { routePath } from "#domain/route-paths.ts";
import { getScopedI18n } from "#platform/i18n.ts";
import type { Locale } from "#platform/locale.ts";
import { iconBefore } from "#ui/icon/icon.tsx";
import { SiteLink } from "#ui/site-link/site-link.tsx";
import { isOffered } from "../offered.ts";
import styles from "./header-tools.module.css";

type HeaderToolsProps = {
  readonly header: Header;
  readonly locale: Locale;
  readonly help: ReactNode;
};

/** Help, comparison and favourites; scripts fill the counters. */
export const HeaderTools = async ({ header, locale, help }: HeaderToolsProps) => {
  const t = await getScopedI18n("frame");
  const favourites = routePath("favourites", locale);
  return (
    <ul className={styles.tools}>
      {help && <li>{help}</li>}
      {header.includeComparator && (
        <li>
          <SiteLink
            {...iconBefore("compare")}
            href={routePath("compare", locale)}
            rel="nofollow"
            title={t("compare")}
            data-tool="compare"
            data-panel="compare"
          >
            <span>{t("compare")}</span>
            <b data-count="compare" />
          </SiteLink>
        </li>
      )}
      {header.includeFavorites && isOffered("route:favourites") && (
        <li>
          <SiteLink
            {...iconBefore("heart")}
            href={loginAddress(locale, { returnTo: favourites })}
            rel="nofollow"
            title={t("favourites")}
            data-visitor="out"
            data-login-for="favorite"
          >
            <span>{t("favourites")}</span>
          </SiteLink>
          <SiteLink
            {...iconBefore("heart")}
            hidden
            href={favourites}
            rel="nofollow"
            title={t("favourites")}
            data-visitor="in"
            data-panel="favorite"
          >
            <span>{t("favourites")}</span>
            <b data-count="favourites" />
          </SiteLink>
        </li>
      )}
    </ul>
  );
};
