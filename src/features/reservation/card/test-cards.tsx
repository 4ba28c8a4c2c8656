import type { PaymentForm } from "#payment/payment-form.ts";
import { getScopedI18n } from "#platform/i18n.ts";
import { Notice } from "#ui/notice/notice.tsx";
import styles from "./card-step.module.css";

/** Says that nothing is charged here, and by which numbers it can be tried. */
export const TestCards = async ({
  numbers,
}: {
  readonly numbers: NonNullable<PaymentForm["testNumbers"]>;
}) => {
  const t = await getScopedI18n("cardStep");
  return (
    <Notice type="info" title={t("testTitle")}>
      <p>{t("testText")}</p>
      <ul className={styles.tests}>
        {numbers.map(([number, does]) => (
          <li key={number}>
            <code>{number}</code>: {t(`testCards.${does}`)}
          </li>
        ))}
      </ul>
    </Notice>
  );
};
