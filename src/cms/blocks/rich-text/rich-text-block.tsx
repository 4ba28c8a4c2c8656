import type { RichTextData } from "#contract/blocks/rich-text.ts";
import { RichText } from "#ui/rich-text/rich-text.tsx";
import { Section } from "#ui/section/section.tsx";
import styles from "./rich-text-block.module.css";

/** Rich text, at a readable line length. */
export const RichTextBlock = ({ data }: { readonly data: RichTextData }) => (
  <Section heading={data.heading}>
    <div className={styles.text}>
      {data.blocks.map((block, index) => {
        const key = `${index} ${block.type}`;
        if (block.type === "ul")
          return (
            <ul key={key}>
              {block.items.map((item) => (
                <li key={item}>
                  <RichText markup={item} />
                </li>
              ))}
            </ul>
          );
        const Tag = block.type;
        return (
          <Tag key={key}>
            <RichText markup={block.text} />
          </Tag>
        );
      })}
    </div>
  </Section>
);
