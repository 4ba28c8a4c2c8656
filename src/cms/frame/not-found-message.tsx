import { homePath } from "#domain/routes.ts";
import { getScopedI18n } from "#platform/i18n.ts";
import type { Locale } from "#platform/locale.ts";
import { ButtonLink } from "#ui/button/button-link.tsx";
import styles from "./message-page.module.css";

interface Props {
  readonly locale: Locale;
  /** The specification's message in each language (section 8), with `{path}` for the address. */
  readonly message: string;
}

/**
 * Content of the not-found page. The inline script writes the requested address: the page is stored once for
 * all addresses.
 */
export const NotFoundMessage = async ({ locale, message }: Props) => {
  const t = await getScopedI18n("errors");
  const [prefix, hasPath] = [message.replace("{path}", "").trim(), message.includes("{path}")];
  // With an empty text React expects text in the span, and leaves what the inline script wrote.
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
