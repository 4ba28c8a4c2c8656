import { call } from "#api/call.ts";
import { loadExpenses } from "#api/load-dropdowns.ts";
import { fullPriceText } from "#api/models/full-price.ts";
import type { Vehicle } from "#api/models/vehicle.ts";
import { loginAddress } from "#domain/login-address.ts";
import type { ReservePage } from "#domain/reserve-pages.ts";
import { homePath } from "#domain/routes.ts";
import { wizardAddress } from "#domain/wizard-address.ts";
import { marketOf } from "#market/markets.ts";
import { getScopedI18n } from "#platform/i18n.ts";
import { isSignedIn } from "#platform/session.ts";
import { ButtonLink } from "#ui/button/button-link.tsx";
import { SiteLink } from "#ui/site-link/site-link.tsx";
import { VehicleLine } from "#ui/vehicle-line/vehicle-line.tsx";
import styles from "../reservation.module.css";
import type { ReservePageInput } from "../reserve-page-input.ts";

type TakenPageProps = ReservePageInput & {
  readonly page: ReservePage;
  readonly detail: Vehicle;
};

const shown = 3;

/** Another customer has it: shown before payment, with similar vehicles. */
export const TakenPage = async ({ locale, query, visitor, page, detail: { card } }: TakenPageProps) => {
  const t = await getScopedI18n("reservation");
  const { money, kilometres } = marketOf(locale).formats;
  const similar = await call(
    "similarVehicles",
    { params: { vin: card.vin }, body: { limit: shown } },
    { locale },
  );
  const expenses = await loadExpenses(locale);
  const cards = similar.ok ? similar.value.filter(({ reserved, bought }) => !reserved && !bought) : [];
  return (
    <div className={styles.page}>
      <h1>{t(card.bought ? "soldTitle" : "takenTitle")}</h1>
      <p>{t(card.bought ? "soldText" : "takenText")}</p>
      {!card.bought && !isSignedIn(visitor) && (
        <p>
          {t("takenByYou")}{" "}
          <SiteLink href={loginAddress(locale, { returnTo: wizardAddress("reserve", locale, page, query) })}>
            {t("takenSignIn")}
          </SiteLink>
        </p>
      )}
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
              fullPrice={expenses && fullPriceText(each.totalPrice, expenses, locale)}
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
