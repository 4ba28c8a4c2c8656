import { QuestionsData } from "#features/seo/structured/structured-data.tsx";
import { Icon } from "#ui/icon/icon.tsx";
import { RichText } from "#ui/rich-text/rich-text.tsx";
import { Section } from "#ui/section/section.tsx";
import styles from "./faq-block.module.css";
import type { FaqData } from "./schema.ts";

/** Questions that open to their answers. */
export function FaqBlock({ data }: { readonly data: FaqData }) {
  return (
    <Section heading={data.heading}>
      <QuestionsData items={data.items} />
      <div className={styles.faq}>
        {data.items.map(({ question, answer }) => (
          <details key={question}>
            <summary>
              <h3>{question}</h3>
              <Icon name="down" size={20} />
            </summary>
            <div>
              <RichText markup={answer} />
            </div>
          </details>
        ))}
      </div>
    </Section>
  );
}
