import type { PriceSliderProps } from "./price-slider.tsx";
import styles from "./price-slider-room.module.css";

/** The place of the price slider, which `start-list` draws. */
export const PriceSliderRoom = (props: PriceSliderProps) => (
  <div className={styles.room} data-price-slider={JSON.stringify(props)} />
);
