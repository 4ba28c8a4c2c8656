import { z } from "zod";
import type { FormValues } from "#platform/kept-form.ts";

/** Longest text of each field, which is also what is kept of it. */
export const longest = { name: 80, email: 120 } as const;

export type ExampleField = keyof typeof longest;

const schema = z.object({
  name: z.string().trim().min(1).max(longest.name),
  email: z.string().trim().max(longest.email).pipe(z.email()),
});

/** What a form held of the known fields, as text, no longer than is taken. */
export const readExampleForm = (form: FormData): Record<ExampleField, string> => {
  const read = (name: ExampleField) => String(form.get(name) ?? "").slice(0, longest[name] + 1);
  return { name: read("name"), email: read("email") };
};

/** The fields that have to be put right. Pure. */
export const mistakesIn = (values: FormValues): ReadonlySet<ExampleField> =>
  new Set(schema.safeParse(values).error?.issues.map(({ path }) => path[0] as ExampleField));
