import type { FaqData } from "#contract/blocks/faq.ts";
import { trackingCodes } from "#domain/tracking-codes.ts";
import { Accordion } from "#ui/accordion/accordion.tsx";
import { RichText } from "#ui/rich-text/rich-text.tsx";
import { Section } from "#ui/section/section.tsx";

type FaqBlockProps = {
  readonly data: FaqData;
  /** Position on the page. */
  readonly index: number;
};

/** Questions that open to their answers; nothing without a question. Where the page is about them, the visit counts as one to the questions. */
export const FaqBlock = ({ data, index }: FaqBlockProps) =>
  data.items.length > 0 && (
    <Section heading={data.heading}>
      <div data-page-event={index <= 1 ? trackingCodes.faqs : undefined}>
        <Accordion
          items={data.items.map(({ question, answer }) => ({
            title: question,
            content: <RichText markup={answer} />,
          }))}
        />
      </div>
    </Section>
  );
