import { homePath } from "#domain/routes.ts";
import { getScopedI18n } from "#platform/i18n.ts";
import type { Locale } from "#platform/locale.ts";
import { degraded } from "#platform/page-cache/note-facts.ts";
import { ButtonLink } from "#ui/button/button-link.tsx";
import styles from "./message-page.module.css";

interface Props {
  readonly locale: Locale;
  /** What could not be loaded: vehicles, as on most pages, or the visitor's own data. */
  readonly of?: "vehicles" | "page";
}

/** Replaces the content of a page. Marked degraded, so that the page is not cached. */
export const UnavailableMessage = async ({ locale, of = "vehicles" }: Props) => {
  const t = await getScopedI18n("errors");
  return (
    <div className={styles.message} {...degraded("page")}>
      <h1>{t(of === "vehicles" ? "unavailableTitle" : "unavailablePage")}</h1>
      <p>{t("unavailableText")}</p>
      <div className={styles.actions}>
        <ButtonLink href={homePath(locale)}>{t("goHome")}</ButtonLink>
      </div>
    </div>
  );
};
