import { getScopedI18n } from "#platform/i18n.ts";
import { SiteLink } from "#ui/site-link/site-link.tsx";
import styles from "./lead.module.css";
import type { RequestedList } from "./requested-list.ts";

/** The list that a form is about: its title, and its current number of vehicles. */
export const AboutList = async ({ list: { title, total, path } }: { readonly list: RequestedList }) => {
  const t = await getScopedI18n("leads");
  return (
    <div className={styles.about}>
      <p>{t("carAlertList")}</p>
      <p>
        <SiteLink href={path} target="_top">
          <strong>{title ?? t("unnamedList")}</strong>
        </SiteLink>
      </p>
      {total && <p>{total}</p>}
    </div>
  );
};
