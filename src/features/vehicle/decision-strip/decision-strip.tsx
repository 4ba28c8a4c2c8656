import type { ReactNode } from "react";
import type { Vehicle } from "#api/models/vehicle.ts";
import { marketOf } from "#market/markets.ts";
import { getCurrentLocale, getScopedI18n } from "#platform/i18n.ts";
import { renderKilometerLine } from "../condition-passport/condition-passport.tsx";
import { missingCosts } from "../running-costs/running-costs.tsx";
import type { DeliveryQuestionProps } from "../vehicle-delivery/delivery-question.tsx";
import { priceScale, scaleWidth } from "../vehicle-prices/price-rating.tsx";
import styles from "./decision-strip.module.css";

type DecisionStripProps = {
  readonly vehicle: Vehicle;
  readonly isAvailable: boolean;
  /** Price in euros of home delivery within the country; undefined where it is not known. */
  readonly homeCost: number | undefined;
  readonly question: Pick<DeliveryQuestionProps, "zip" | "delivery">;
};

/** What decides a purchase, in a few tiles that lead to their sections; one that is not known is left out. */
export const DecisionStrip = async (props: DecisionStripProps) => {
  const t = await getScopedI18n("vehicle.strip");
  return (
    <nav className={styles.strip} aria-label={t("label")}>
      <PriceTile {...props} />
      <ConditionTile {...props} />
      <HistoryTile {...props} />
      <CostTile {...props} />
      <DeliveryTile {...props} />
    </nav>
  );
};

type TileProps = {
  readonly href: string;
  readonly label: string;
  readonly value: string;
  /** Gone as soon as the vehicle is reserved. */
  readonly whileAvailable?: boolean;
  /** Drawn behind the value, for those who see. */
  readonly children?: ReactNode;
};

const Tile = ({ href, label, value, whileAvailable, children }: TileProps) => (
  <a href={href} data-while={whileAvailable ? "available" : undefined}>
    {label}
    <b>{value}</b>
    {children}
  </a>
);

const PriceTile = async ({ vehicle: { card, priceRating }, isAvailable }: DecisionStripProps) => {
  const { totalPrice } = card;
  if (!isAvailable || totalPrice === undefined || priceRating === undefined) return null;
  const t = await getScopedI18n("vehicle.strip");
  const words = await getScopedI18n("priceRating.short");
  const { box, price } = priceScale(priceRating, totalPrice);
  return (
    <Tile whileAvailable href="#rating" label={t("price")} value={words(priceRating.band)}>
      <svg viewBox={`0 0 ${scaleWidth} 16`} aria-hidden="true">
        <path d={`M0 7h${scaleWidth}v2H0z${box ? `M${box[0]} 4H${box[1]}v8H${box[0]}z` : ""}`} />
        <path d={`M${price - 3} 0h6v16h-6z`} />
      </svg>
    </Tile>
  );
};

const ConditionTile = async ({ vehicle: { conditionPassport } }: DecisionStripProps) => {
  const points = conditionPassport?.points?.filter(({ state }) => state !== undefined) ?? [];
  if (points.length === 0) return null;
  const t = await getScopedI18n("vehicle.strip");
  const label = (await getScopedI18n("conditionPassport"))("points");
  const good = points.filter(({ state }) => state !== "seen").length;
  return <Tile href="#passport" label={label} value={t("good", { good, total: points.length })} />;
};

const HistoryTile = async ({ vehicle: { vehicle, conditionPassport } }: DecisionStripProps) => {
  const { owners, kilometerLine = [] } = conditionPassport ?? {};
  if (owners === undefined || vehicle.kilometers === undefined) return null;
  const t = await getScopedI18n("vehicle.strip");
  const { kilometres } = marketOf(await getCurrentLocale()).formats;
  const { line } = renderKilometerLine(kilometerLine, { width: scaleWidth, height: 14 });
  return (
    <Tile href="#kilometers" label={t("owners", { count: owners })} value={kilometres(vehicle.kilometers)}>
      {line !== "" && (
        <svg viewBox={`0 -1 ${scaleWidth} 16`} aria-hidden="true" data-line="">
          <path d={line} />
        </svg>
      )}
    </Tile>
  );
};

const CostTile = async ({ vehicle: { runningCosts } }: DecisionStripProps) => {
  if (runningCosts === undefined) return null;
  const t = await getScopedI18n("vehicle.strip");
  const { money } = marketOf(await getCurrentLocale()).formats;
  const lines = await missingCosts(runningCosts);
  return <Tile href="#costs" label={t("costs", { lines })} value={money(runningCosts.perMonth)} />;
};

const DeliveryTile = async ({ isAvailable, homeCost, question }: DecisionStripProps) => {
  if (!isAvailable || homeCost === undefined) return null;
  const { zip = "", delivery } = question;
  const t = await getScopedI18n("vehicle.strip");
  const { money, weekday } = marketOf(await getCurrentLocale()).formats;
  const home = delivery?.home;
  if (delivery && !home)
    return <Tile whileAvailable href="#delivery" label={t("delivery")} value={t("collected")} />;
  return home ? (
    <Tile
      whileAvailable
      href="#delivery"
      label={t("deliveryTo", { zip, amount: money(home.cost) })}
      value={t("deliveryFrom", { day: weekday(`${home.earliest}T12:00:00Z`) })}
    />
  ) : (
    <Tile
      whileAvailable
      href="#delivery"
      label={t("delivery")}
      value={t("deliveryCost", { amount: money(homeCost) })}
    />
  );
};
