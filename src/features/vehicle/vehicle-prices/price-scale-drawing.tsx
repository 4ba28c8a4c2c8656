import { type PriceScale, scaleWidth } from "./price-scale.ts";

type PriceScaleDrawingProps = {
  readonly scale: PriceScale;
  /** Labels beside the marks. */
  readonly words: Readonly<Record<"price" | "low" | "median" | "high", string>>;
};

/**
 * A price within the interquartile range of others, hidden from screen readers; the sentence above it says
 * the same.
 */
export const PriceScaleDrawing = ({ scale, words }: PriceScaleDrawingProps) => {
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
