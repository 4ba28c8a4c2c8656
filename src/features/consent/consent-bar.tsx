import { routePath } from "#domain/route-paths.ts";
import { getScopedI18n } from "#platform/i18n.ts";
import type { Locale } from "#platform/locale.ts";
import { SiteLink } from "#ui/site-link/site-link.tsx";
import styles from "./consent.module.css";
import { ConsentButtons } from "./consent-form.tsx";

/**
 * Asks about cookies at the lower edge, once. Shown by what the inline script finds; without scripts nothing is
 * stored that needs an answer, so nothing is asked. Stands first on the page, so that keys reach it first.
 */
export const ConsentBar = async ({ locale }: { readonly locale: Locale }) => {
  const t = await getScopedI18n("consent");
  return (
    <section className={styles.bar} aria-label={t("label")} data-testid="consent">
      <div>
        <p>
          {t("question")} <SiteLink href={routePath("consent", locale)}>{t("more")}</SiteLink>
        </p>
        <ConsentButtons />
      </div>
    </section>
  );
};
