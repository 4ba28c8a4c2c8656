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

/**
 * Questions with collapsible answers; nothing without a question. On a page about them the view is tracked as
 * one of the FAQ.
 */
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
