import { expect, test } from "vitest";
import { carouselEffects } from "#domain/carousel-effects.ts";
import { carouselOptions } from "./carousel-options.ts";

test("the constants are the specification's, whatever the effect", () => {
  for (const effect of [undefined, ...carouselEffects]) {
    expect(carouselOptions({ effect, autoplay: true, count: 4 })).toMatchObject({
      autoplay: { delay: 3000 },
      spaceBetween: 10,
      slidesPerView: "auto",
      speed: 300,
      threshold: 5,
      longSwipesRatio: 0.5,
      longSwipesMs: 300,
      resistanceRatio: 0.85,
      edgeSwipeThreshold: 20,
      effect: effect ?? "slide",
    });
  }
});

test("it moves by itself only when asked to", () => {
  expect(carouselOptions({ effect: "fade", autoplay: false, count: 4 })).not.toHaveProperty("autoplay");
});

test("after the last slide comes the first; a coverflow with enough slides has neighbours on both sides", () => {
  const options = { effect: "coverflow", autoplay: false } as const;
  expect(carouselOptions({ ...options, count: 6 })).toMatchObject({ loop: true });
  for (const each of [
    carouselOptions({ ...options, count: 5 }),
    carouselOptions({ ...options, effect: "cube", count: 6 }),
  ]) {
    expect(each).toMatchObject({ rewind: true });
    expect(each).not.toHaveProperty("loop");
  }
});
