import { z } from "zod";
import { carouselEffects } from "#domain/carousel-effects.ts";
import { field } from "../field.ts";

/** How slides follow one another. Without an effect they slide; without either they only scroll. */
export const slideMotion = {
  effect: field(z.enum(carouselEffects).optional(), "How a slide gives way to the next", "fade"),
  autoplay: field(
    z.boolean().optional(),
    "Whether they move by themselves, with a button that stops them; never with reduced motion",
    true,
  ),
};
