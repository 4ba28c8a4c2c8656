import { z } from "zod";
import { picture } from "../picture.ts";

/** A day as content writes it: `2026-11-20`. */
export const articleDate = z.iso.date();

/** An article as lists show it. */
export const articleSummarySchema = z.object({
  title: z.string().min(1),
  summary: z.string(),
  href: z.string().min(1),
  date: articleDate,
  /** Reading time. */
  minutes: z.int().min(1),
  picture: picture.optional(),
});
