import { knownShop } from "#api/known-shop.ts";
import type { Page } from "#api/models/page.ts";
import { homePath } from "#domain/routes.ts";
import { type Locale, languageName, languageOf } from "#platform/locale.ts";
import { SiteLink } from "#ui/site-link/site-link.tsx";
import styles from "./language-switch.module.css";

/** Links to the same page in each other language, else to its home page. */
export const LanguageSwitch = ({
  locale,
  alternates,
}: {
  readonly locale: Locale;
  readonly alternates: Page["alternates"];
}) =>
  knownShop()
    .languages.filter((other) => other !== locale)
    .map((other) => (
      <SiteLink
        key={other}
        href={alternates[other] ?? homePath(other)}
        lang={languageOf(other)}
        hrefLang={languageOf(other)}
        data-locale={other}
        className={styles.switch}
      >
        {languageName(other)}
      </SiteLink>
    ));
