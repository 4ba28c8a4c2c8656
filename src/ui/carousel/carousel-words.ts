/** Labels of a carousel. */
export type CarouselWords = {
  /** Its role description: "carrusel". */
  readonly carousel: string;
  /** Role description of a slide: "diapositiva". */
  readonly slide: string;
  readonly previous: string;
  readonly next: string;
  readonly pause: string;
  readonly play: string;
};
