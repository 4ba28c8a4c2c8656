/** What a carousel says of itself. */
export type CarouselWords = {
  /** What it is: "carrusel". */
  readonly carousel: string;
  /** What its parts are: "diapositiva". */
  readonly slide: string;
  readonly previous: string;
  readonly next: string;
  readonly pause: string;
  readonly play: string;
};
