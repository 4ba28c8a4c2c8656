import Swiper from "swiper";
import core from "swiper/css";
import coverflow from "swiper/css/effect-coverflow";
import cube from "swiper/css/effect-cube";
import fade from "swiper/css/effect-fade";
import flip from "swiper/css/effect-flip";
import { Autoplay, EffectCoverflow, EffectCube, EffectFade, EffectFlip } from "swiper/modules";
import { carouselEffects } from "#domain/carousel-effects.ts";
import { carouselOptions } from "./carousel-options.ts";
import controls from "./controls.css";

/**
 * Styles that only a running carousel needs come with its script, so that other pages have none. Those of Swiper
 * give way to ours.
 */
const styles = new CSSStyleSheet();
styles.replaceSync(`@layer ui.swiper{${[core, coverflow, cube, fade, flip].join("")}}${controls}`);
document.adoptedStyleSheets.push(styles);

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

/** Toggles autoplay and the label of its button. What moves by itself is not announced. */
const switchPlaying = (carousel: HTMLElement, { autoplay, wrapperEl }: Swiper): void => {
  const button = carousel.querySelector<HTMLElement>("[data-move=play]");
  if (!button) return;
  const label = button.ariaLabel ?? "";
  button.ariaLabel = button.dataset.otherLabel ?? label;
  button.dataset.otherLabel = label;
  const isPlaying = carousel.toggleAttribute("data-playing");
  wrapperEl.ariaLive = isPlaying ? "off" : "polite";
  if (isPlaying) autoplay.start();
  else autoplay.stop();
};

/** A visitor who asks for less motion while it moves. */
const stopWhenAsked = (carousel: HTMLElement, swiper: Swiper): void =>
  matchMedia("(prefers-reduced-motion: reduce)").addEventListener("change", ({ matches }) => {
    if (matches && carousel.hasAttribute("data-playing")) switchPlaying(carousel, swiper);
  });

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
      count: row?.children.length ?? 0,
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
  swiper.wrapperEl.ariaLive = carousel.hasAttribute("data-playing") ? "off" : "polite";
  pauseWhileLookedAt(carousel, swiper);
  stopWhenAsked(carousel, swiper);
  carousel.addEventListener("click", ({ target }) => {
    const button = target instanceof Element && target.closest<HTMLElement>("[data-move]");
    if (!button) return;
    if (button.dataset.move === "next") swiper.slideNext();
    else if (button.dataset.move === "previous") swiper.slidePrev();
    else switchPlaying(carousel, swiper);
  });
  carousel.dataset.running = "";
};
