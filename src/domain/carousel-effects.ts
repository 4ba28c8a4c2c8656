/** Effects of a carousel (specification section 9). */
export const carouselEffects = ["fade", "flip", "coverflow", "cube"] as const;

export type CarouselEffect = (typeof carouselEffects)[number];
