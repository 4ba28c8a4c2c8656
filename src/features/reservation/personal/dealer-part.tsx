import type { Dealer } from "#api/models/dealer.ts";
import { phoneText } from "#domain/phone-text.ts";
import { getScopedI18n } from "#platform/i18n.ts";
import { DefinitionList } from "#ui/definition-list/definition-list.tsx";
import { SiteLink } from "#ui/site-link/site-link.tsx";
import { addressText } from "./address-text.ts";
import styles from "./personal.module.css";

/** Who sells the vehicle, and how to reach them. */
export const DealerPart = async ({ dealer }: { readonly dealer: Dealer | undefined }) => {
  const t = await getScopedI18n("reservations");
  return (
    <section className={styles.part}>
      <h2>{t("dealer")}</h2>
      {dealer ? (
        <DefinitionList
          className={styles.rows}
          items={[
            [t("dealerName"), dealer.name],
            [t("address"), addressText({ ...dealer, city: dealer.municipality })],
            ...(dealer.phone === undefined
              ? []
              : ([
                  [
                    t("phone"),
                    <SiteLink key="phone" href={`tel:${dealer.phone}`}>
                      {phoneText(dealer.phone)}
                    </SiteLink>,
                  ],
                ] as const)),
          ]}
        />
      ) : (
        <p>{t("away")}</p>
      )}
    </section>
  );
};
