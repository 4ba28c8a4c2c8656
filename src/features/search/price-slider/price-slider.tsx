import { Slider } from "#ui/slider/slider.tsx";
import type { PriceScale } from "../filter-form/price-scale.ts";
import styles from "./price-slider.module.css";

type PriceSliderProps = {
  readonly scale: PriceScale;
  /** Where its handles stand. */
  readonly setting: readonly [number, number];
  readonly labels: readonly [string, string];
};

/** The slider between the two typed prices, which scripts synchronise with it (`follow-prices.ts`). */
export const PriceSlider = ({ scale, setting, labels }: PriceSliderProps) => (
  <div className={styles.room}>
    <Slider {...scale} value={setting} labels={labels} text="{0} €" />
  </div>
);
