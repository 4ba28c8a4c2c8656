import { z } from "zod";

/** A link in content: what it says and where it leads. */
export const linkSchema = z.object({ text: z.string().min(1), href: z.string().min(1) });
