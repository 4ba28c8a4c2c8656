import { call } from "#api/call.ts";
import type { VehicleDetail } from "#contract/vehicle-detail.ts";
import { homePath } from "#domain/routes.ts";
import { marketOf } from "#market/markets.ts";
import { getScopedI18n } from "#platform/i18n.ts";
import type { Locale } from "#platform/locale.ts";
import { ButtonLink } from "#ui/button/button-link.tsx";
import { VehicleLine } from "#ui/vehicle-line/vehicle-line.tsx";
import styles from "../reservation.module.css";

type TakenPageProps = { readonly locale: Locale; readonly detail: VehicleDetail };

const shown = 3;

/** Somebody else has it: said before anybody pays, with others like it. */
export const TakenPage = async ({ locale, detail: { card } }: TakenPageProps) => {
  const t = await getScopedI18n("reservation");
  const { money, kilometres } = marketOf(locale).formats;
  const similar = await call(
    "similarVehicles",
    { params: { vin: card.vin }, body: { limit: shown } },
    { locale },
  );
  const cards = similar.ok
    ? similar.value.vehicles.filter(({ reserved, bought }) => !reserved && !bought)
    : [];
  return (
    <div className={styles.page}>
      <h1>{t(card.bought ? "soldTitle" : "takenTitle")}</h1>
      <p>{t(card.bought ? "soldText" : "takenText")}</p>
      {cards.length > 0 && (
        <section className={styles.group} aria-labelledby="similar">
          <h2 id="similar">{t("similarTitle")}</h2>
          {cards.slice(0, shown).map((each) => (
            <VehicleLine
              key={each.vin}
              name={`${each.brand} ${each.model}`}
              version={each.commercialDescription}
              href={each.path}
              picture={each.picture}
              kind={each.kind}
              price={money(each.totalPrice)}
              note={`${each.year} · ${kilometres(each.kilometers)}`}
            />
          ))}
        </section>
      )}
      <p>
        <ButtonLink href={homePath(locale)} look="secondary">
          {t("search")}
        </ButtonLink>
      </p>
    </div>
  );
};
