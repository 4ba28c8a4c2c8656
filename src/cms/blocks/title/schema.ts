import { z } from "zod";

export const titleSchema = z.object({ heading: z.string().min(1), text: z.string().optional() });

export type TitleData = z.output<typeof titleSchema>;
