import { z } from "zod";
import { field } from "../field.ts";
import { picture } from "../picture.ts";

/** A day as content writes it: `2026-11-20`. */
export const articleDate = z.iso.date().meta({ examples: ["2026-11-20"] });

/** An article as lists show it. */
export const articleSummarySchema = z.object({
  title: field(z.string().min(1), "Title", "Qué mirar antes de comprar"),
  summary: field(z.string(), "Summary in a sentence or two", "Diez minutos que ahorran disgustos."),
  href: field(z.string().min(1), "Path of its page", "/blog/que-mirar/"),
  date: field(articleDate, "Day on which it was published"),
  minutes: field(z.int().min(1), "Reading time", 4, "minutes"),
  picture: field(picture.optional(), "Its picture"),
});
