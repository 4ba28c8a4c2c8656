import { homePath } from "#domain/routes.ts";
import { getScopedI18n } from "#platform/i18n.ts";
import type { Locale } from "#platform/locale.ts";
import { ButtonLink } from "#ui/button/button-link.tsx";
import styles from "./message-page.module.css";

/** What the not-found page says. The inline script writes the address that was asked for: the page is kept for all. */
export const NotFoundMessage = async ({ locale }: { readonly locale: Locale }) => {
  const t = await getScopedI18n("errors");
  // The empty text tells the framework that the span holds text, which it then leaves as the inline script wrote it.
  return (
    <div className={styles.message}>
      <h1>{t("notFoundTitle")}</h1>
      <p>{t("notFoundText")}</p>
      <p className={styles.path}>
        {t("notFoundPath")}{" "}
        <span data-missing-path suppressHydrationWarning>
          {""}
        </span>
      </p>
      <div className={styles.actions}>
        <ButtonLink href={homePath(locale)}>{t("goHome")}</ButtonLink>
      </div>
    </div>
  );
};
