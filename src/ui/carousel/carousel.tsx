import { Children, type ReactNode } from "react";
import type { CarouselEffect } from "#domain/carousel-effects.ts";
import { Icon } from "../icon/icon.tsx";
import styles from "./carousel.module.css";

/** Labels of a carousel. */
type CarouselWords = {
  /** Its role description: "carrusel". */
  readonly carousel: string;
  /** Role description of a slide: "diapositiva". */
  readonly slide: string;
  readonly previous: string;
  readonly next: string;
  readonly pause: string;
  readonly play: string;
};

type CarouselControlsProps = {
  readonly words: CarouselWords;
  readonly autoplay: boolean;
  readonly count: number;
};

/** The buttons that stop and move a carousel, first in it; hidden until it moves (`start-carousels`). */
const CarouselControls = ({ words, autoplay, count }: CarouselControlsProps) => (
  <div className={styles.controls}>
    {autoplay && (
      <button type="button" data-move="play" aria-label={words.pause} data-other-label={words.play}>
        <Icon name="pause" size={20} />
        <Icon name="play" size={20} />
      </button>
    )}
    <button type="button" data-move="previous" aria-label={words.previous}>
      <Icon name="left" size={20} />
    </button>
    <button type="button" data-move="next" aria-label={words.next}>
      <Icon name="right" size={20} />
    </button>
    <span aria-hidden="true" data-slide-count={count}>
      1 / {count}
    </span>
  </div>
);

export type CarouselProps = {
  /** Accessible name, without the word "carousel". */
  readonly label: string;
  readonly words: CarouselWords;
  readonly effect?: CarouselEffect | undefined;
  /** Autoplays every 3 s, with a button that stops it; never with reduced motion. */
  readonly autoplay?: boolean | undefined;
  /** The slides. */
  readonly children: ReactNode;
};

/** A scrollable row has to be reachable by keyboard. */
const scroller = (label: string) => ({ role: "group", tabIndex: 0, "aria-label": label });

const slideNumber = (words: CarouselWords, number: number, count: number) => ({
  role: "group",
  "aria-roledescription": words.slide,
  "aria-label": `${number} / ${count}`,
});

/**
 * Slides that autoplay or have an effect. For cards side by side that only scroll, use `CardRow`. Until its
 * scripts load (`start-carousels`), with reduced motion, and without either, it is a row that scrolls and snaps.
 */
export const Carousel = ({ label, words, effect, autoplay = false, children }: CarouselProps) => {
  const slides = Children.toArray(children);
  if (slides.length === 0) return null;
  const isMoving = slides.length > 1 && (autoplay || effect !== undefined);
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
