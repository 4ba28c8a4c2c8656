import { QuestionsData } from "#features/seo/structured/structured-data.tsx";

import { Accordion } from "#ui/accordion/accordion.tsx";
import { RichText } from "#ui/rich-text/rich-text.tsx";
import { Section } from "#ui/section/section.tsx";
import type { FaqData } from "./schema.ts";

/** Questions that open to their answers. */
export function FaqBlock({ data }: { readonly data: FaqData }) {
  return (
    <Section heading={data.heading}>
      <QuestionsData items={data.items} />
      <Accordion
        items={data.items.map(({ question, answer }) => ({
          title: question,
          content: <RichText markup={answer} />,
        }))}
      />
    </Section>
  );
}
