import { slugify } from "#domain/slugify.ts";

/** What a model with one of its bodies is called in `model-pictures.json` and in the folder of its pictures: `audi-a4-estate`. */
export const modelKey = ({
  make,
  model,
  body,
}: Readonly<Record<"make" | "model" | "body", string>>): string => slugify(`${make} ${model} ${body}`);
