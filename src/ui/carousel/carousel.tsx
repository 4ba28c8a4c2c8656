import "swiper/css";
import "swiper/css/effect-coverflow";
import "swiper/css/effect-cube";
import "swiper/css/effect-fade";
import "swiper/css/effect-flip";
import { Children, type ReactNode } from "react";
import styles from "./carousel.module.css";
import { CarouselControls } from "./carousel-controls.tsx";
import type { CarouselEffect } from "./carousel-options.ts";
import type { CarouselWords } from "./carousel-words.ts";

export type CarouselProps = {
  /** Accessible name, without the word "carousel". */
  readonly label: string;
  readonly words: CarouselWords;
  /** The slides. */
  readonly children: ReactNode;
} & (
  | {
      readonly effect: CarouselEffect;
      /** Autoplays every 3 s, with a button that stops it; never with reduced motion. */
      readonly autoplay?: boolean;
    }
  | { readonly effect?: undefined; readonly autoplay: true }
);

/** A scrollable row has to be reachable by keyboard. */
const scroller = (label: string) => ({ role: "group", tabIndex: 0, "aria-label": label });

const slideNumber = (words: CarouselWords, number: number, count: number) => ({
  role: "group",
  "aria-roledescription": words.slide,
  "aria-label": `${number} / ${count}`,
});

/**
 * Slides that autoplay or have an effect. For cards side by side that only scroll, use `CardRow`. Until its
 * scripts load (`start-carousels`), and with reduced motion, it is a row that scrolls and snaps.
 */
export const Carousel = ({ label, words, effect, autoplay = false, children }: CarouselProps) => {
  const slides = Children.toArray(children);
  if (slides.length === 0) return null;
  const isMoving = slides.length > 1;
  return (
    <section
      className={styles.carousel}
      aria-label={label}
      aria-roledescription={words.carousel}
      data-carousel={isMoving || undefined}
      data-effect={effect ?? "slide"}
      data-playing={(isMoving && autoplay) || undefined}
    >
      {isMoving && <CarouselControls words={words} autoplay={autoplay} count={slides.length} />}
      <div className={styles.viewport}>
        <div className={styles.row} {...scroller(label)}>
          {slides.map((slide, index) => {
            const key = index;
            return (
              <div key={key} className={styles.slide} {...slideNumber(words, index + 1, slides.length)}>
                {slide}
              </div>
            );
          })}
        </div>
      </div>
    </section>
  );
};
