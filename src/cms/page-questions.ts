import type { Page } from "#contract/page.ts";
import { faqSchema } from "./blocks/faq/schema.ts";

/** The questions of all parts of a page: search engines want to be told of them once. */
export const pageQuestions = (components: Page["components"]) =>
  components.flatMap(({ key, data }) => (key === "faq" ? (faqSchema.safeParse(data).data?.items ?? []) : []));
