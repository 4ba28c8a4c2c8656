import type { CarouselEffect } from "#domain/carousel-effects.ts";

/** Constants of specification section 9; durations in milliseconds, lengths in CSS pixels. */
const carouselConstants = {
  spaceBetween: 10,
  slidesPerView: "auto",
  speed: 300,
  threshold: 5,
  longSwipesRatio: 0.5,
  longSwipesMs: 300,
  resistanceRatio: 0.85,
  edgeSwipeThreshold: 20,
} as const;

const autoplayDelayMs = 3_000;

/** As many slides of a coverflow follow one another in a circle; fewer do not fill both of its sides. */
const leastInCircle = 6;

/** Options of a carousel: the constants, adjusted for effect and autoplay. */
export const carouselOptions = ({
  effect,
  autoplay,
  count,
}: {
  readonly effect: CarouselEffect | undefined;
  readonly autoplay: boolean;
  readonly count: number;
}) => ({
  ...carouselConstants,
  effect: effect ?? ("slide" as const),
  ...(effect === "fade" && { fadeEffect: { crossFade: true } }),
  ...(effect === "coverflow" && {
    centeredSlides: true,
    coverflowEffect: { rotate: 24, depth: 60, slideShadows: false },
  }),
  // Shadows of the package suit dark pages only.
  ...(effect === "cube" && { cubeEffect: { shadow: false, slideShadows: false } }),
  ...(effect === "flip" && { flipEffect: { slideShadows: false } }),
  ...(autoplay && { autoplay: { delay: autoplayDelayMs, disableOnInteraction: false } }),
  ...(effect === "coverflow" && count >= leastInCircle ? { loop: true } : { rewind: true }),
  watchSlidesProgress: true,
});
