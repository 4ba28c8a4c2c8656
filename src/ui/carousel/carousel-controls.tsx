import { Icon } from "../icon/icon.tsx";
import styles from "./carousel.module.css";
import type { CarouselWords } from "./carousel-words.ts";

type CarouselControlsProps = {
  readonly words: CarouselWords;
  readonly autoplay: boolean;
  readonly count: number;
};

/** The buttons that stop and move a carousel, first in it; hidden until it moves (`start-carousels`). */
export const CarouselControls = ({ words, autoplay, count }: CarouselControlsProps) => (
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
