import { Fragment, type ReactNode } from "react";
import type { Card, Card as CardData } from "#api/models/card.ts";
import { routePath } from "#domain/route-paths.ts";
import { marketOf } from "#market/markets.ts";
import { getCurrentLocale, getScopedI18n } from "#platform/i18n.ts";
import { Icon } from "#ui/icon/icon.tsx";
import { Picture } from "#ui/picture/picture.tsx";
import { RichText } from "#ui/rich-text/rich-text.tsx";
import { SiteLink } from "#ui/site-link/site-link.tsx";
import { Tooltip } from "#ui/tooltip/tooltip.tsx";
import { VisuallyHidden } from "#ui/visually-hidden/visually-hidden.tsx";
import { stateOf } from "../vehicle-status/vehicle-state.ts";
import { type CardFact, cardFacts, cardTags } from "./card-facts.ts";
import { type CardFlag, cardFlags, flagFilters, flagText } from "./card-flags.ts";
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
}: {
  readonly vehicle: Card;
  /** Whether it is the primary price of the list. */
  readonly large: boolean;
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
      <span>
        {large ? (
          <>
            <strong>{amount}</strong>{" "}
          </>
        ) : (
          `${amount} `
        )}
        <b>{labels.taeg ? `${labels.taeg} ${percent(taeg)}` : t("taeg", { rate: percent(taeg) })}</b>
      </span>
      <Tooltip label={t("financeInfo")}>
        {vehicle.promo && labels.promoFinInfo && <p>{labels.promoFinInfo}</p>}
        {ownTerms && <p>{ownTerms}</p>}
        {vehicle.legalInfo === undefined ? <p>{example}</p> : <RichText markup={vehicle.legalInfo} />}
      </Tooltip>
    </div>
  );
};

type FactFilterProps = {
  readonly form: string | undefined;
  readonly filter: CardFact["filter"];
  /** Whether it is a flag on the picture. */
  readonly flag?: CardFlag;
  readonly children: ReactNode;
};

/**
 * A fact as a button that filters its list, for pointers. Not in the tab order: a list of 24 would have two
 * hundred, and the same filters are beside the list.
 */
const FactFilter = ({ form, filter, flag, children }: FactFilterProps) => {
  if (form === undefined || filter === undefined)
    return flag ? <b data-flag={flag}>{children}</b> : <span>{children}</span>;
  const [name, value] = filter;
  return (
    <button type="submit" form={form} name={name} value={value} tabIndex={-1} data-flag={flag}>
      {children}
    </button>
  );
};

type CardFactLineProps = {
  readonly part: "facts" | "tags";
  readonly facts: readonly CardFact[];
  /** Id and hint of the form whose buttons set filters of the list. */
  readonly form: string | undefined;
  readonly label: string;
};

/**
 * Facts of a vehicle in a line, each with a button for its filter where the list has filters. Lines break
 * between facts, never within one; CSS adds separators between facts of a line, and none at its ends.
 */
const CardFactLine = ({ part, facts, form, label }: CardFactLineProps) => {
  const group = form === undefined ? {} : { role: "group", "aria-label": label };
  return (
    <p data-part={part} className={styles.line} {...group}>
      {facts.map(({ text, filter }, index) => (
        <Fragment key={text}>
          {index > 0 && " "}
          <FactFilter form={form} filter={filter}>
            {text}
          </FactFilter>
        </Fragment>
      ))}
    </p>
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
      )}{" "}
      {fullPrice}
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
            {flagText(vehicle, flag) ?? t(flag)}
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
