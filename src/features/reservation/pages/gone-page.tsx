import { homePath } from "#domain/routes.ts";
import { getScopedI18n } from "#platform/i18n.ts";
import type { Locale } from "#platform/locale.ts";
import { ButtonLink } from "#ui/button/button-link.tsx";
import styles from "../reservation.module.css";

/** The address names no vehicle that we have. */
export const GonePage = async ({ locale }: { readonly locale: Locale }) => {
  const t = await getScopedI18n("reservation");
  return (
    <div className={styles.page}>
      <h1>{t("goneTitle")}</h1>
      <p>{t("goneText")}</p>
      <p>
        <ButtonLink href={homePath(locale)}>{t("search")}</ButtonLink>
      </p>
    </div>
  );
};
