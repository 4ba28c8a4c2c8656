import type { FAQPage, WithContext } from "schema-dts";
import { context } from "./schema-context.ts";

/** Questions with their answers; answers may hold simple markup. */
export const describeQuestions = (
  items: readonly { readonly question: string; readonly answer: string }[],
): WithContext<FAQPage> => ({
  "@context": context,
  "@type": "FAQPage",
  mainEntity: items.map(({ question, answer }) => ({
    "@type": "Question",
    name: question,
    acceptedAnswer: { "@type": "Answer", text: answer },
  })),
});
