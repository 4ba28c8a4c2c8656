import { Slider } from "#ui/slider/slider.tsx";
import type { PriceScale } from "../filter-form/price-scale.ts";
import styles from "./price-slider-room.module.css";

type PriceSliderProps = {
  readonly scale: PriceScale;
  readonly labels: readonly [string, string];
};

/** The slider between the two typed prices, which scripts keep in step with it. */
export const PriceSliderRoom = ({ scale, labels }: PriceSliderProps) => (
  <div className={styles.room} data-price-slider="">
    <Slider {...scale} value={[scale.min, scale.max]} labels={labels} text="{0} €" />
  </div>
);
