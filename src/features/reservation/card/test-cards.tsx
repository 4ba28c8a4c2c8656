import { getScopedI18n } from "#platform/i18n.ts";
import { Notice } from "#ui/notice/notice.tsx";
import { testNumbers } from "./card-number.ts";
import styles from "./card-step.module.css";

/** Says that nothing is charged here, and by which numbers it can be tried. */
export const TestCards = async () => {
  const t = await getScopedI18n("cardStep");
  return (
    <Notice type="info" title={t("testTitle")}>
      <p>{t("testText")}</p>
      <ul className={styles.tests}>
        {testNumbers.map(([number, scenario]) => (
          <li key={number}>
            <code>{number}</code>: {t(`testCards.${scenario}`)}
          </li>
        ))}
      </ul>
    </Notice>
  );
};
