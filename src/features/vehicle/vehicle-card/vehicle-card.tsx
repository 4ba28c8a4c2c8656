import type { ReactNode } from "react";
import type { Card, Card as CardData } from "#api/models/card.ts";
import { marketOf } from "#market/markets.ts";
import { placeIn } from "#market/portuguese-articles.ts";
import { getCurrentLocale, getScopedI18n } from "#platform/i18n.ts";
import { Picture } from "#ui/picture/picture.tsx";
import { TextLines } from "#ui/rich-text/rich-text.tsx";
import { SiteLink } from "#ui/site-link/site-link.tsx";
import { Tooltip } from "#ui/tooltip/tooltip.tsx";
import { stateOf } from "../vehicle-status/vehicle-state.ts";
import { cardFacts, factLine } from "./card-facts.ts";
import { cardBadge, flagText } from "./card-flags.ts";
import { cardPicture } from "./card-picture.ts";
import { creditTerms } from "./card-terms.ts";
import type { CardView } from "./card-view.ts";
import styles from "./vehicle-card.module.css";

/**
 * The monthly price with its rate and, in a disclosure, the representative example. Not shown without annual
 * rate, term and nominal rate: the law requires all of them (Ley 16/2011 art. 9).
 */
const CardFinance = async ({
  vehicle,
  large,
  children,
}: {
  readonly vehicle: Card;
  /** Whether it is the primary price of the list. */
  readonly large: boolean;
  readonly children: ReactNode;
}) => {
  const t = await getScopedI18n("card");
  const { formats } = marketOf(await getCurrentLocale());
  const { money, percent } = formats;
  const { monthlyPrice, taeg, tooltipDescription: terms, depositValue, capitalFinance } = vehicle;
  const { labels = {} } = vehicle;
  if (monthlyPrice === undefined || taeg === undefined || terms === undefined) return null;
  const example = t("exampleText", {
    price: money(vehicle.totalPrice),
    deposit: money(depositValue),
    capital: money(capitalFinance),
    months: terms.months,
    amount: money(monthlyPrice),
    tan: percent(terms.tan),
    taeg: percent(taeg),
  });
  const amount = labels.monthly
    ? `${money(monthlyPrice)} ${labels.monthly}`
    : t("monthly", { amount: money(monthlyPrice) });
  const ownTerms = creditTerms(vehicle, formats);
  return (
    <div data-part="finance">
      {children}
      {large ? <strong>{amount}</strong> : amount}{" "}
      <b>{labels.taeg ? `${labels.taeg} ${percent(taeg)}` : t("taeg", { rate: percent(taeg) })}</b>
      <Tooltip label={t("financeInfo")}>
        {[vehicle.promo && labels.promoFinInfo, ownTerms].map((text) => text && `${text}\n\n`)}
        {vehicle.legalInfo === undefined ? example : <TextLines markup={vehicle.legalInfo} />}
      </Tooltip>
    </div>
  );
};

export type VehicleCardProps = {
  readonly vehicle: CardData;
  /** The favourite button, where the site has favourites. */
  readonly favourite: ReactNode;
  /** The button for the comparison. */
  readonly compare: ReactNode;
  /** The price with the contract expenses, beside the cash price. */
  readonly fullPrice?: ReactNode;
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
  fullPrice,
  sizes,
  first,
  reason,
  view,
}: VehicleCardProps) => {
  const t = await getScopedI18n("card");
  const rating = await getScopedI18n("priceRating.short");
  const locale = await getCurrentLocale();
  const { formats } = marketOf(locale);
  const { money } = formats;
  const { vin, environmentalBadge, previousPrice, distance } = vehicle;
  const name = `${vehicle.brand} ${vehicle.model}`.trim();
  const isMonthly = view?.monthly === true && vehicle.monthlyPrice !== undefined;
  const status = stateOf(vehicle);
  const band = vehicle.priceBand && status === "available" && (
    <b data-band={vehicle.priceBand}>{rating(vehicle.priceBand)}</b>
  );
  const finance = (
    <CardFinance key="finance" vehicle={vehicle} large={isMonthly}>
      {isMonthly && band}
    </CardFinance>
  );
  const price = (
    <p key="price" data-part="price">
      {!isMonthly && band}
      {isMonthly ? (
        t("cashPrice", { amount: money(vehicle.totalPrice) })
      ) : (
        <strong>{money(vehicle.totalPrice)}</strong>
      )}
      {previousPrice !== undefined && (
        <>
          {` ${t("before")}\u00a0`}
          <s>{money(previousPrice)}</s>
        </>
      )}
      {"\n"}
      {fullPrice}
    </p>
  );
  const place = [
    vehicle.location,
    distance &&
      view?.place !== undefined &&
      t(distance.overSea ? "overSea" : "away", {
        km: formats.number(distance.km),
        place: placeIn(locale, view.place),
      }),
  ].filter((part) => part !== undefined && part !== false);
  const query = view?.deposit === undefined ? "" : `?deposit=${view.deposit}`;
  const facts = cardFacts(vehicle, formats);
  const { flag, tag } = cardBadge(vehicle);
  const tags = vehicle.tags.filter((each) => each !== tag).map(({ value }) => value);
  return (
    <article className={styles.card} data-vin={vin} data-status={status}>
      <Picture
        picture={vehicle.picture ? cardPicture(vehicle.picture) : asPicture(vehicle.imageUrl)}
        kind={vehicle.kind}
        alt=""
        sizes={sizes}
        first={first}
      />
      {flag && <b data-flag={flag}>{flagText(vehicle, flag) ?? t(flag)}</b>}
      {tag && <b data-flag="tag">{tag.value}</b>}
      <h3>
        <SiteLink href={vehicle.path + query} itemProp={view && status === "available" ? "url" : undefined}>
          {name}
        </SiteLink>{" "}
        {vehicle.commercialDescription}
      </h3>
      {facts.length > 0 && <p data-part="facts">{factLine(facts)}</p>}
      {isMonthly ? [finance, price] : [price, finance]}
      {(place.length > 0 || tags.length > 0 || environmentalBadge) && (
        <p data-part="place">
          {environmentalBadge && (
            <img
              src={environmentalBadge.image}
              alt={environmentalBadge.alt}
              width={24}
              height={24}
              loading="lazy"
            />
          )}
          {[place.join(" · "), factLine(tags)].filter(Boolean).join("\n")}
        </p>
      )}
      {reason !== undefined && <p data-part="reason">{reason}</p>}
      {compare}
      {favourite}
    </article>
  );
};

const asPicture = (url: string | undefined) => (url === undefined ? undefined : { url });
