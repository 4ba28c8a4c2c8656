import type { Vehicle } from "#api/models/vehicle.ts";
import { marketOf } from "#market/markets.ts";
import { getCurrentLocale, getScopedI18n } from "#platform/i18n.ts";
import styles from "./vehicle-prices.module.css";

type Rated = NonNullable<Vehicle["priceRating"]>;

type Anchor = "start" | "middle" | "end";

/** Positions of a scale's marks, from its left end in units of its width. */
type PriceScale = {
  /** The quartiles; undefined where they are too close to be distinguished. */
  readonly box: readonly [low: number, high: number] | undefined;
  readonly median: number;
  readonly price: number;
  /** On which side of its mark the label of the price fits. */
  readonly anchor: Anchor;
};

export const scaleWidth = 320;

/**
 * The interquartile range takes the middle half of the scale; a price beyond the ends is placed at the end. A
 * range of less than two percent is rendered as if it were two.
 */
export const priceScale = ({ low, median, high }: Rated, price: number): PriceScale => {
  const range = Math.max(high - low, median * 0.02);
  const middle = (low + high) / 2;
  const edge = 8;
  const at = (euros: number) => {
    const place = scaleWidth * (0.5 + (euros - middle) / range / 2);
    return Math.round(Math.min(scaleWidth - edge, Math.max(edge, place)));
  };
  const priceAt = at(price);
  return {
    box: high - low < median * 0.01 ? undefined : [at(low), at(high)],
    median: at(median),
    price: priceAt,
    anchor: priceAt < scaleWidth / 4 ? "start" : priceAt > scaleWidth * 0.75 ? "end" : "middle",
  };
};

type PriceScaleDrawingProps = {
  readonly scale: PriceScale;
  /** Labels beside the marks. */
  readonly words: Readonly<Record<"price" | "low" | "median" | "high", string>>;
};

/**
 * A price within the interquartile range of others, hidden from screen readers; the sentence above it says
 * the same.
 */
const PriceScaleDrawing = ({ scale, words }: PriceScaleDrawingProps) => {
  const { box, median, price, anchor } = scale;
  const [low, high] = box ?? [];
  // The label of the median fits between those of the quartiles, but not everywhere beside its mark.
  const medianText = box ? Math.min(208, Math.max(112, median)) : median;
  return (
    <svg viewBox={`0 0 ${scaleWidth} 48`} width="100%" fill="currentColor" fontSize="12" aria-hidden="true">
      <path d={`M0 21h${scaleWidth}v6H0z`} opacity=".15" />
      {box && <path d={`M${low} 18H${high}v12H${low}z`} opacity=".35" />}
      <path d={`M${median - 1} 16h2v16h-2z`} />
      <path d={`M${price} 24l-6-8h12z`} />
      <text x={price} y="12" textAnchor={anchor}>
        {words.price}
      </text>
      <text x={low} y="45" textAnchor="end">
        {box && words.low}
      </text>
      <text x={medianText} y="45" textAnchor="middle">
        {words.median}
      </text>
      <text x={high} y="45">
        {box && words.high}
      </text>
    </svg>
  );
};

/**
 * Rating of a vehicle's price among similar ones of the site: a sentence, a scale, and how it was calculated.
 * Where too few are like it that is said; nothing where the service does not rate.
 */
export const PriceRating = async ({
  vehicle: { card, priceRating, unrated },
}: {
  readonly vehicle: Pick<Vehicle, "card" | "priceRating" | "unrated">;
}) => {
  const { kind, totalPrice } = card;
  const t = await getScopedI18n("priceRating");
  if (priceRating === undefined && unrated)
    return (
      <p className={styles.note} data-while="available">
        {t("unknown")}
      </p>
    );
  if (priceRating === undefined || totalPrice === undefined) return null;
  const { amount } = marketOf(await getCurrentLocale()).formats;
  const { band, comparables, median, low, high } = priceRating;
  const rating = low === high ? (`${kind}Same` as const) : kind;
  const euros = (value: number) => t("euros", { amount: amount(value) });
  const figures = { low: euros(low), median: euros(median), high: euros(high) };
  return (
    <details className={styles.note} data-while="available">
      <summary>{t(band)}</summary>
      <div className={styles.prices} id="rating">
        <p>{t(rating, { count: comparables, ...figures })}</p>
        <PriceScaleDrawing
          scale={priceScale(priceRating, totalPrice)}
          words={{ ...figures, price: t("thisPrice") }}
        />
        <p>{t(`${kind}How`)}</p>
        <p>{t("only")}</p>
      </div>
    </details>
  );
};
