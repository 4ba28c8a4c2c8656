import { getScopedI18n } from "#platform/i18n.ts";
import { Icon } from "#ui/icon/icon.tsx";
import styles from "./page-loader.module.css";

/** Takes the place of the components while a soft navigation is pending (`data-loading` on the root element). */
export async function PageLoader() {
  const t = await getScopedI18n("frame");
  return (
    <div className={styles.loading}>
      <p>
        <Icon name="wheel" size={32} />
        {t("loading")}
      </p>
    </div>
  );
}
