import { getScopedI18n } from "#platform/i18n.ts";
import { Loader } from "#ui/loader/loader.tsx";
import styles from "./page-loader.module.css";

/**
 * Replaces the components while another page loads (`data-loading` on the root element,
 * browser/pending-navigation.ts).
 */
export const PageLoader = async () => {
  const t = await getScopedI18n("frame");
  return (
    <div className={styles.loading}>
      <Loader label={t("loading")} />
    </div>
  );
};
