import Swiper from "swiper";
import { Autoplay, EffectCoverflow, EffectCube, EffectFade, EffectFlip } from "swiper/modules";
import { carouselEffects, carouselOptions } from "./carousel-options.ts";

/** Slides out of sight are inert. */
const hideOthers = ({ slides, activeIndex, params }: Swiper): void => {
  const single = ["fade", "flip", "cube"].includes(String(params.effect));
  for (const [index, slide] of slides.entries())
    slide.inert = single ? index !== activeIndex : !slide.classList.contains("swiper-slide-visible");
};

/** Autoplay pauses while the carousel has the pointer or the focus. */
const pauseWhileLookedAt = (carousel: Element, { autoplay }: Swiper): void => {
  const pause = () => autoplay.running && autoplay.pause();
  const resume = () => {
    if (!carousel.matches(":hover") && !carousel.querySelector(":focus-visible")) autoplay.resume();
  };
  carousel.addEventListener("pointerenter", pause);
  carousel.addEventListener("focusin", pause);
  carousel.addEventListener("pointerleave", resume);
  carousel.addEventListener("focusout", () => queueMicrotask(resume));
};

/** Toggles autoplay and the label of the button. */
const switchPlaying = (carousel: HTMLElement, { autoplay }: Swiper, button: HTMLElement): void => {
  const label = button.ariaLabel ?? "";
  button.ariaLabel = button.dataset.otherLabel ?? label;
  button.dataset.otherLabel = label;
  if (carousel.toggleAttribute("data-playing")) autoplay.start();
  else autoplay.stop();
};

/**
 * Turns a row of slides into a Swiper carousel, and shows its controls.
 * @param carousel element rendered by `Carousel`
 */
export const runSwiper = (carousel: HTMLElement): void => {
  const viewport = carousel.lastElementChild as HTMLElement;
  const row = viewport.firstElementChild;
  const counter = carousel.querySelector<HTMLElement>("[data-slide-count]");
  viewport.classList.add("swiper");
  row?.classList.add("swiper-wrapper");
  row?.removeAttribute("tabindex");
  for (const slide of row?.children ?? []) slide.classList.add("swiper-slide");
  const swiper = new Swiper(viewport, {
    modules: [Autoplay, EffectCoverflow, EffectCube, EffectFade, EffectFlip],
    ...carouselOptions({
      effect: carouselEffects.find((effect) => effect === carousel.dataset.effect),
      autoplay: carousel.hasAttribute("data-playing"),
    }),
    on: {
      init: hideOthers,
      slideChange: (moved) => {
        hideOthers(moved);
        if (counter) counter.textContent = `${moved.realIndex + 1} / ${counter.dataset.slideCount}`;
      },
      slideChangeTransitionEnd: hideOthers,
      resize: hideOthers,
    },
  });
  pauseWhileLookedAt(carousel, swiper);
  carousel.addEventListener("click", ({ target }) => {
    const button = target instanceof Element && target.closest<HTMLElement>("[data-move]");
    if (!button) return;
    if (button.dataset.move === "next") swiper.slideNext();
    else if (button.dataset.move === "previous") swiper.slidePrev();
    else switchPlaying(carousel, swiper, button);
  });
  carousel.dataset.running = "";
};
