import Swiper from "swiper";
import { Autoplay, EffectCoverflow, EffectCube, EffectFade, EffectFlip } from "swiper/modules";
import "swiper/css";
import "swiper/css/effect-coverflow";
import "swiper/css/effect-cube";
import "swiper/css/effect-fade";
import "swiper/css/effect-flip";
import { type CarouselEffect, carouselOptions } from "./carousel-options.ts";

export interface RunningCarousel {
  readonly next: () => void;
  readonly previous: () => void;
  /** Starts or stops moving by itself. */
  readonly setPlaying: (playing: boolean) => void;
  /** Back to the plain row. */
  readonly stop: () => void;
}

/** Slides that are not in sight are neither reached nor read. */
function hideOthers({ slides, activeIndex, params }: Swiper): void {
  const single = ["fade", "flip", "cube"].includes(String(params.effect));
  for (const [index, slide] of slides.entries())
    slide.inert = single ? index !== activeIndex : !slide.classList.contains("swiper-slide-visible");
}

/**
 * Turns a row of slides into a carousel that moves by Swiper.
 * @param viewport holds one element, the row, whose children are the slides
 * @param onSlide gets the position of the slide in front, from 0
 */
export function startCarousel(
  viewport: HTMLElement,
  { effect, autoplay }: { readonly effect: CarouselEffect | undefined; readonly autoplay: boolean },
  onSlide: (index: number) => void,
): RunningCarousel {
  const row = viewport.firstElementChild;
  viewport.classList.add("swiper");
  row?.classList.add("swiper-wrapper");
  row?.removeAttribute("tabindex");
  for (const slide of row?.children ?? []) slide.classList.add("swiper-slide");
  const swiper = new Swiper(viewport, {
    modules: [Autoplay, EffectCoverflow, EffectCube, EffectFade, EffectFlip],
    ...carouselOptions({ effect, autoplay }),
    on: {
      init: hideOthers,
      slideChange: (moved) => {
        hideOthers(moved);
        onSlide(moved.realIndex);
      },
      slideChangeTransitionEnd: hideOthers,
      resize: hideOthers,
    },
  });
  const events = new AbortController();
  const { signal } = events;
  const section = viewport.parentElement ?? viewport;
  // Moving away from under a pointer or a focus would be rude: it waits until both have left.
  const pause = () => swiper.autoplay.running && swiper.autoplay.pause();
  const resume = () => {
    if (!section.matches(":hover") && !section.querySelector(":focus-visible")) swiper.autoplay.resume();
  };
  section.addEventListener("pointerenter", pause, { signal });
  section.addEventListener("focusin", pause, { signal });
  section.addEventListener("pointerleave", resume, { signal });
  section.addEventListener("focusout", () => queueMicrotask(resume), { signal });
  return {
    next: () => swiper.slideNext(),
    previous: () => swiper.slidePrev(),
    setPlaying: (playing) => (playing ? swiper.autoplay.start() : swiper.autoplay.stop()),
    stop: () => {
      events.abort();
      for (const slide of swiper.slides) slide.inert = false;
      swiper.destroy(true, true);
      viewport.classList.remove("swiper");
      row?.classList.remove("swiper-wrapper");
      row?.setAttribute("tabindex", "0");
      for (const slide of row?.children ?? []) slide.classList.remove("swiper-slide");
    },
  };
}
