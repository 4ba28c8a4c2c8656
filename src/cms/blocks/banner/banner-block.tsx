import { ButtonLink } from "#ui/button/button.tsx";
import { Icon } from "#ui/icon/icon.tsx";
import { Section } from "#ui/section/section.tsx";
import styles from "./banner-block.module.css";
import type { BannerData } from "./schema.ts";

/** One thing to do next. */
export const BannerBlock = ({ data: { heading, text, link } }: { readonly data: BannerData }) => (
  <Section>
    <div className={styles.banner}>
      <div>
        <h2>{heading}</h2>
        {text !== undefined && <p>{text}</p>}
      </div>
      <ButtonLink href={link.href} size="large">
        {link.text}
        <Icon name="arrow" size={20} />
      </ButtonLink>
    </div>
  </Section>
);
