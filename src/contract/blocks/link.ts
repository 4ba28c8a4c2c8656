import { z } from "zod";

/** A link in content: its text and its target. */
export const linkSchema = z.object({ text: z.string().min(1), href: z.string().min(1) });
