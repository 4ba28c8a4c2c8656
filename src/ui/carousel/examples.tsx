import { wordsOf } from "#platform/wording.ts";
import { longWord, type WidgetExample } from "../widget-example.ts";
import { Carousel } from "./carousel.tsx";
import styles from "./examples.module.css";

const words = wordsOf("es", "carousel");

const opinions = [
  "El coche estaba como en las fotos.",
  "Me dijeron lo que costaba al mes y lo que costaba en total.",
  "Devolvieron la señal en dos días.",
  "Entrega en casa, a la hora acordada.",
];

const slides = opinions.map((text, index) => (
  <figure key={text} className={styles.slide}>
    <blockquote>{text}</blockquote>
    <figcaption>
      Opinión {index + 1}, <a href="#carousel">leer entera</a>
    </figcaption>
  </figure>
));

export const examples: readonly WidgetExample[] = [
  {
    name: "autoplay",
    show: (
      <Carousel label="Opiniones" words={words} autoplay>
        {slides}
      </Carousel>
    ),
  },
  ...(["fade", "flip", "coverflow", "cube"] as const).map((effect) => ({
    name: `effect ${effect}`,
    show: (
      <Carousel label={`Opiniones, ${effect}`} words={words} effect={effect}>
        {slides}
      </Carousel>
    ),
  })),
  {
    name: "one slide, long word",
    show: (
      <Carousel label="Una opinión" words={words} effect="fade" autoplay>
        <p className={styles.slide}>{longWord}</p>
      </Carousel>
    ),
  },
];
