"use client";

import { type ComponentType, useEffect, useRef, useState } from "react";
import type { PriceSliderProps } from "./price-slider.tsx";
import styles from "./price-slider-room.module.css";

/** Once fetched, it is there at once wherever a list is drawn again. */
let fetched: ComponentType<PriceSliderProps> | undefined;

/** The place of the price slider, which is fetched once the place comes into view. */
export function PriceSliderRoom(props: PriceSliderProps) {
  const room = useRef<HTMLDivElement>(null);
  const [PriceSlider, setPriceSlider] = useState(() => fetched);
  useEffect(() => {
    if (fetched) return;
    const watcher = new IntersectionObserver(([entry]) => {
      if (!entry?.isIntersecting) return;
      watcher.disconnect();
      import("./price-slider.tsx").then(
        (module) => {
          fetched = module.PriceSlider;
          setPriceSlider(() => fetched);
        },
        () => undefined,
      );
    });
    if (room.current) watcher.observe(room.current);
    return () => watcher.disconnect();
  }, []);
  return (
    <div ref={room} className={styles.room}>
      {PriceSlider && <PriceSlider {...props} />}
    </div>
  );
}
