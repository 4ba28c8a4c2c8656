import { getScopedI18n } from "#platform/i18n.ts";
import { ButtonLink } from "#ui/button/button-link.tsx";
import { Notice } from "#ui/notice/notice.tsx";
import styles from "./card-step.module.css";

/** The service does not say what became of the reservation: nothing is charged before it does. */
export const CardUnavailable = async ({ own }: { readonly own: string }) => {
  const t = await getScopedI18n("cardStep");
  return (
    <div className={styles.page}>
      <h1>{t("title")}</h1>
      <Notice type="warning" title={t("away")}>
        <p>{t("awayText")}</p>
      </Notice>
      <p>
        <ButtonLink href={own}>{t("retry")}</ButtonLink>
      </p>
    </div>
  );
};
