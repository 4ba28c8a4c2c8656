import { consentChoices } from "#domain/consent.ts";
import { trackingCodes } from "#domain/tracking-codes.ts";
import { getScopedI18n } from "#platform/i18n.ts";
import styles from "./consent.module.css";
import { ConsentButtons } from "./consent-form.tsx";

/**
 * The second layer: what is kept for what, the present answer and how to change it. The present answer is known to the
 * inline script; without scripts the address to which the form returns says what has just been chosen.
 */
export const ConsentSettings = async () => {
  const t = await getScopedI18n("consent");
  return (
    <div className={styles.settings} data-consent-page="" data-page-event={trackingCodes.cookiePage}>
      <h1>{t("title")}</h1>
      <p>{t("intro")}</p>
      <div className={styles.states} role="status">
        <p className={styles.state} data-choice="ask">
          {t("now.ask")}
        </p>
        {consentChoices.map((choice) => (
          <p key={choice} id={`consent-${choice}`} className={styles.state} data-choice={choice}>
            {t(`now.${choice}`)}
          </p>
        ))}
      </div>
      <ConsentButtons />
      <h2>{t("necessary.title")}</h2>
      <p>{t("necessary.text")}</p>
      <h2>{t("optional.title")}</h2>
      <p>{t("optional.text")}</p>
      <ul>
        <li>{t("optional.measuring")}</li>
        <li>{t("optional.campaign")}</li>
        <li>{t("optional.recent")}</li>
      </ul>
      <p>{t("optional.after")}</p>
    </div>
  );
};
