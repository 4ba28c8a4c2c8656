import { homePath } from "#domain/routes.ts";
import { getScopedI18n } from "#platform/i18n.ts";
import type { Locale } from "#platform/locale.ts";
import { ButtonLink } from "#ui/button/button.tsx";
import styles from "./message-page.module.css";

/** A page that cannot be loaded and was never seen before. Marked degraded: the page cache does not keep it. */
export async function UnavailablePage({ locale }: { readonly locale: Locale }) {
  const t = await getScopedI18n("errors");
  return (
    <main id="main" className={styles.message} data-degraded="page">
      <h1>{t("unavailableTitle")}</h1>
      <p>{t("unavailableText")}</p>
      <div className={styles.actions}>
        <ButtonLink href={homePath(locale)}>{t("goHome")}</ButtonLink>
      </div>
    </main>
  );
}
