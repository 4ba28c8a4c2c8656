"use client";

import { useEffect, useRef, useState } from "react";
import { Icon } from "../icon/icon.tsx";
import styles from "./carousel.module.css";
import type { CarouselEffect } from "./carousel-options.ts";
import type { CarouselWords } from "./carousel-words.ts";
import type { RunningCarousel } from "./start-carousel.ts";

type CarouselControlsProps = {
  readonly words: CarouselWords;
  readonly effect: CarouselEffect | undefined;
  readonly autoplay: boolean;
  readonly count: number;
};

/** First in a carousel: starts it when it comes near, and the buttons that stop and move it. */
export function CarouselControls({ words, effect, autoplay, count }: CarouselControlsProps) {
  const here = useRef<HTMLDivElement>(null);
  const carousel = useRef<RunningCarousel>(undefined);
  const [running, setRunning] = useState(false);
  const [playing, setPlaying] = useState(autoplay);
  const [index, setIndex] = useState(0);

  useEffect(() => {
    const viewport = here.current?.nextElementSibling;
    if (!(viewport instanceof HTMLElement) || matchMedia("(prefers-reduced-motion: reduce)").matches) return;
    let gone = false;
    const near = new IntersectionObserver(async ([entry]) => {
      if (!entry?.isIntersecting) return;
      near.disconnect();
      const { startCarousel } = await import("./start-carousel.ts");
      if (gone) return;
      carousel.current = startCarousel(viewport, { effect, autoplay }, setIndex);
      setRunning(true);
    });
    near.observe(viewport);
    return () => {
      gone = true;
      near.disconnect();
      carousel.current?.stop();
      carousel.current = undefined;
    };
  }, [effect, autoplay]);

  const toggle = () => {
    carousel.current?.setPlaying(!playing);
    setPlaying(!playing);
  };

  return (
    <div ref={here} className={styles.controls}>
      {running && (
        <>
          {autoplay && (
            <button type="button" onClick={toggle} aria-label={playing ? words.pause : words.play}>
              <Icon name={playing ? "pause" : "play"} size={20} />
            </button>
          )}
          <button type="button" onClick={() => carousel.current?.previous()} aria-label={words.previous}>
            <Icon name="left" size={20} />
          </button>
          <button type="button" onClick={() => carousel.current?.next()} aria-label={words.next}>
            <Icon name="right" size={20} />
          </button>
          <span aria-hidden="true">
            {index + 1} / {count}
          </span>
        </>
      )}
    </div>
  );
}
