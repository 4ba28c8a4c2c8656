import { z } from "zod";
import { defineBlock } from "./define-block.ts";

export const reviewsSchema = z.object({
  heading: z.string().min(1),
  /** What a reader must know of these reviews: that they are made up, or how they are checked. */
  note: z.string().min(1).optional(),
  /** Of all reviews, as their collector publishes it; those below are only some. Absent for invented reviews. */
  average: z.object({ rating: z.number().min(1).max(5), count: z.int().positive() }).optional(),
  items: z
    .array(
      z.object({
        rating: z.int().min(1).max(5),
        text: z.string().min(1),
        /** What was bought and where: never a person's name. */
        by: z.string().min(1),
        date: z.iso.date(),
        source: z.string().min(1),
      }),
    )
    .default([]),
});

export const reviewsBlock = defineBlock({
  key: "reviews",
  data: reviewsSchema,
});

export type ReviewsData = z.output<typeof reviewsSchema>;
