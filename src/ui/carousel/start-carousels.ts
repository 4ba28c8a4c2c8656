import { listenTo } from "#browser/page-events.ts";

const run = async (carousel: HTMLElement): Promise<void> => {
  const { runSwiper } = await import("./run-swiper.ts");
  runSwiper(carousel);
};

/** Starts carousels when they come into view. With reduced motion they stay scrollable rows. */
export const start = (): void => {
  if (matchMedia("(prefers-reduced-motion: reduce)").matches) return;
  const known = new WeakSet<Element>();
  const seen = new IntersectionObserver((entries) => {
    for (const { target, isIntersecting } of entries) {
      if (!isIntersecting) continue;
      seen.unobserve(target);
      void run(target as HTMLElement);
    }
  });
  const watch = () => {
    for (const carousel of document.querySelectorAll("[data-carousel]")) {
      if (!known.has(carousel)) seen.observe(carousel);
      known.add(carousel);
    }
  };
  listenTo("volante:exchanged", watch);
  watch();
};
