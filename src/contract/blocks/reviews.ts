import { z } from "zod";
import { field, unshown } from "../field.ts";
import { defineBlock } from "./define-block.ts";
import { slideMotion } from "./slide-motion.ts";

export const reviewsSchema = unshown(
  field(
    z.object({
      heading: field(z.string().min(1), "Heading", "Lo que dicen de nosotros"),
      note: field(
        z.string().min(1).optional(),
        "What a reader must know of these reviews: how they are checked",
        "Recogidas por correo tras la compra.",
      ),
      average: field(
        z
          .object({
            rating: field(z.number().min(1).max(5), "Average, 1 to 5", 4.6, "stars"),
            count: field(z.int().positive(), "Number of reviews", 1240),
          })
          .optional(),
        "Of all reviews, as their collector publishes it; those below are only some",
      ),
      ...slideMotion,
      items: field(
        z
          .array(
            z.object({
              rating: field(z.int().min(1).max(5), "1 to 5", 5, "stars"),
              text: field(z.string().min(1), "The review", "Todo claro y sin prisas."),
              by: field(
                z.string().min(1),
                "What was bought and where: never a person's name",
                "Seat León, Madrid",
              ),
              date: field(z.iso.date(), "Day of the review", "2026-10-12"),
              source: field(z.string().min(1), "Where it was collected", "Encuesta propia"),
            }),
          )
          .default([]),
        "Some of the reviews",
      ),
    }),
    "What customers say",
  ),
);

export const reviewsBlock = defineBlock({
  key: "reviews",
  data: reviewsSchema,
});

export type ReviewsData = z.output<typeof reviewsSchema>;
