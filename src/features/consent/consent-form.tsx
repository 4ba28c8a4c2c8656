import { getScopedI18n } from "#platform/i18n.ts";
import { Button } from "#ui/button/button.tsx";
import styles from "./consent.module.css";
import { consentAddress, consentField } from "./consent-script.ts";

/** The two answers, side by side and alike. Works as a plain form, which the inline script answers in place. */
export const ConsentButtons = async () => {
  const t = await getScopedI18n("consent");
  return (
    <form method="post" action={consentAddress} className={styles.buttons}>
      <Button look="secondary" name={consentField} value="necessary">
        {t("reject")}
      </Button>
      <Button look="secondary" name={consentField} value="all">
        {t("accept")}
      </Button>
    </form>
  );
};
