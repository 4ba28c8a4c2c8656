import type { BenefitsData } from "#contract/blocks/benefits.ts";
import { Icon } from "#ui/icon/icon.tsx";
import { Section } from "#ui/section/section.tsx";
import styles from "./benefits-block.module.css";

/** Benefits for a buyer, each with an icon. */
export const BenefitsBlock = ({ data }: { readonly data: BenefitsData }) => (
  <Section heading={data.heading} ground="sunken">
    <ul className={styles.benefits}>
      {data.items.map(({ title, text, icon }) => (
        <li key={title}>
          <Icon name={icon} size={28} />
          <div>
            <h3>{title}</h3>
            <p>{text}</p>
          </div>
        </li>
      ))}
    </ul>
  </Section>
);
