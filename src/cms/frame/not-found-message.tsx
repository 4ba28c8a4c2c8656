import { homePath } from "#domain/routes.ts";
import { getScopedI18n } from "#platform/i18n.ts";
import type { Locale } from "#platform/locale.ts";
import { ButtonLink } from "#ui/button/button-link.tsx";
import styles from "./message-page.module.css";

interface Props {
  readonly locale: Locale;
  /** As the specification words it in every language (section 8); `{path}` where the address stands in it. */
  readonly message: string;
}

/** What the not-found page says. The inline script writes the address that was requested: the page is kept for all. */
export const NotFoundMessage = async ({ locale, message }: Props) => {
  const t = await getScopedI18n("errors");
  const [prefix, hasPath] = [message.replace("{path}", "").trim(), message.includes("{path}")];
  // The empty text tells the framework that the span holds text, which it then leaves as the inline script wrote it.
  return (
    <div className={styles.message}>
      <h1>{t("notFoundTitle")}</h1>
      <p>{t("notFoundText")}</p>
      {!hasPath && (
        <p className={styles.reason} lang="en">
          {prefix}
        </p>
      )}
      <p className={hasPath ? styles.reason : styles.path} lang={hasPath ? "en" : undefined}>
        {hasPath ? prefix : t("notFoundPath")}{" "}
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
