import type { ReservePage } from "#domain/reserve-pages.ts";
import { wizardAddress } from "#domain/wizard-address.ts";
import { getScopedI18n } from "#platform/i18n.ts";
import { degraded } from "#platform/page-cache/note-facts.ts";
import { ButtonLink } from "#ui/button/button-link.tsx";
import { Notice } from "#ui/notice/notice.tsx";
import styles from "../reservation.module.css";
import type { ReservePageInput } from "../reserve-page-input.ts";

/** The services do not answer: nothing is lost, and one may try again. */
export const UnavailablePage = async ({
  locale,
  query,
  page,
}: ReservePageInput & { readonly page: ReservePage }) => {
  const t = await getScopedI18n("reservation");
  return (
    <div className={styles.page} {...degraded("reservation")}>
      <h1>{t("title")}</h1>
      <Notice type="warning">
        <p>{t("away")}</p>
      </Notice>
      <p>
        <ButtonLink href={wizardAddress("reserve", locale, page, query)}>{t("again")}</ButtonLink>
      </p>
    </div>
  );
};
