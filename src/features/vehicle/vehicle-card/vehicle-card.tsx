import type { ReactNode } from "react";
import type { Card as CardData } from "#api/models/card.ts";
import { routePath } from "#domain/route-paths.ts";
import { marketOf } from "#market/markets.ts";
import { getCurrentLocale, getScopedI18n } from "#platform/i18n.ts";
import { Icon } from "#ui/icon/icon.tsx";
import { Picture } from "#ui/picture/picture.tsx";
import { SiteLink } from "#ui/site-link/site-link.tsx";
import { VisuallyHidden } from "#ui/visually-hidden/visually-hidden.tsx";
import { stateOf } from "../vehicle-status/vehicle-state.ts";
import { CardFactLine } from "./card-fact-line.tsx";
import { cardFacts, cardTags } from "./card-facts.ts";
import { CardFinance } from "./card-finance.tsx";
import { cardFlags, flagFilters } from "./card-flags.ts";
import { cardPicture } from "./card-picture.ts";
import type { CardView } from "./card-view.ts";
import { FactFilter } from "./fact-filter.tsx";
import styles from "./vehicle-card.module.css";

export type VehicleCardProps = {
  readonly vehicle: CardData;
  /** The favourite button, where the site has favourites. */
  readonly favourite: ReactNode;
  /** The button for the comparison. */
  readonly compare: ReactNode;
  /** Display widths of the picture, as in `sizes`. */
  readonly sizes: string;
  /** Loads the picture eagerly. */
  readonly first?: boolean;
  /** Why it is shown, for similar vehicles. */
  readonly reason?: string;
  /** How the list shows it; structured data for search engines while it is available. */
  readonly view?: CardView | undefined;
};

/** A vehicle in a list: one link over the whole card, and two small buttons. */
export const VehicleCard = async ({
  vehicle,
  favourite,
  compare,
  sizes,
  first,
  reason,
  view,
}: VehicleCardProps) => {
  const t = await getScopedI18n("card");
  const locale = await getCurrentLocale();
  const { formats } = marketOf(locale);
  const { money } = formats;
  const { vin, environmentalBadge: badge, previousPrice, distance } = vehicle;
  const name = `${vehicle.brand} ${vehicle.model}`.trim();
  const form = view?.form;
  const line = { form, label: t("filterBy") };
  const isMonthly = view?.monthly === true && vehicle.monthlyPrice !== undefined;
  const finance = <CardFinance key="finance" vehicle={vehicle} large={isMonthly} />;
  const price = (
    <p key="price" data-part="price">
      {isMonthly ? (
        t("cashPrice", { amount: money(vehicle.totalPrice) })
      ) : (
        <strong>{money(vehicle.totalPrice)}</strong>
      )}{" "}
      {previousPrice !== undefined && (
        <s>
          <VisuallyHidden>{`${t("before")} `}</VisuallyHidden>
          {money(previousPrice)}
        </s>
      )}
    </p>
  );
  const distanceText =
    distance && view?.place !== undefined
      ? ` · ${t(distance.overSea ? "overSea" : "away", { km: formats.number(distance.km), place: view.place })}`
      : "";
  const query = view?.deposit === undefined ? "" : `?deposit=${view.deposit}`;
  const status = stateOf(vehicle);
  const facts = cardFacts(vehicle, formats);
  return (
    <article className={styles.card} data-vin={vin} data-status={status}>
      <Picture
        picture={vehicle.picture ? cardPicture(vehicle.picture) : asPicture(vehicle.imageUrl)}
        kind={vehicle.kind}
        alt=""
        sizes={sizes}
        first={first}
      />
      <p data-part="flags">
        {cardFlags(vehicle).map((flag) => (
          <FactFilter key={flag} form={form} filter={flagFilters[flag]} flag={flag}>
            {t(flag)}
          </FactFilter>
        ))}
      </p>
      <div className={styles.text}>
        <h3>
          <SiteLink href={vehicle.path + query} itemProp={view && status === "available" ? "url" : undefined}>
            {name}
          </SiteLink>
        </h3>
        <p data-part="version">{vehicle.commercialDescription}</p>
        {facts.length > 0 && <CardFactLine {...line} part="facts" facts={facts} />}
        {vehicle.tags.length > 0 && <CardFactLine {...line} part="tags" facts={cardTags(vehicle)} />}
        <div data-part="cost">{isMonthly ? [finance, price] : [price, finance]}</div>
        <p data-part="place">
          {vehicle.location !== undefined && (
            <>
              <Icon name="pin" size={16} />
              <span>
                <FactFilter form={view?.placeForm} filter={vehicle.ids && ["place", vehicle.ids.zipCode]}>
                  {vehicle.location}
                </FactFilter>
                {distanceText}
              </span>
            </>
          )}
          <a
            className={styles.sheet}
            href={routePath("specifications", locale, { vin })}
            rel="nofollow"
            data-panel="specifications_"
            aria-label={t("specificationsName", { name })}
          >
            {t("specifications")}
          </a>
          {badge && (
            <FactFilter form={form} filter={badge.id === undefined ? undefined : ["badge", badge.id]}>
              <img src={badge.image} alt={badge.alt} width={24} height={24} loading="lazy" />
            </FactFilter>
          )}
        </p>
        {reason !== undefined && <p data-part="reason">{reason}</p>}
      </div>
      <div className={styles.lists}>
        {compare}
        {favourite}
      </div>
    </article>
  );
};

const asPicture = (url: string | undefined) => (url === undefined ? undefined : { url });
