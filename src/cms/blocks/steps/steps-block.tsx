import type { StepsData } from "#contract/blocks/steps.ts";
import { Section } from "#ui/section/section.tsx";
import styles from "./steps-block.module.css";

/** Steps of a process, in order. */
export const StepsBlock = ({ data }: { readonly data: StepsData }) => (
  <Section heading={data.heading}>
    <ol className={styles.steps}>
      {data.items.map(({ title, text }) => (
        <li key={title}>
          <h3>{title}</h3>
          <p>{text}</p>
        </li>
      ))}
    </ol>
  </Section>
);
