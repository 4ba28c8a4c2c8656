import type { Page } from "#api/models/page.ts";
import { homePath } from "#domain/routes.ts";
import { getScopedI18n } from "#platform/i18n.ts";
import { type Locale, locales } from "#platform/locale.ts";
import { Icon } from "#ui/icon/icon.tsx";
import { SiteLink } from "#ui/site-link/site-link.tsx";
import styles from "./language-switch.module.css";

/** Links to the same page in the other language, else to its home page. */
export const LanguageSwitch = async ({
  locale,
  alternates,
}: {
  readonly locale: Locale;
  readonly alternates: Page["alternates"];
}) => {
  const t = await getScopedI18n("frame");
  const other = locales.find((candidate) => candidate !== locale) ?? locale;
  return (
    <SiteLink
      href={alternates[other] ?? homePath(other)}
      lang={other}
      hrefLang={other}
      data-locale={other}
      className={styles.switch}
    >
      <Icon name="globe" size={20} />
      {t("otherLanguage")}
    </SiteLink>
  );
};
