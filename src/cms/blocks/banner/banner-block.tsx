import type { BannerData } from "#contract/blocks/banner.ts";
import { ButtonLink } from "#ui/button/button-link.tsx";
import { Icon } from "#ui/icon/icon.tsx";
import { Section } from "#ui/section/section.tsx";
import styles from "./banner-block.module.css";
import { BannerText } from "./banner-text.tsx";

/** A call to action. */
export const BannerBlock = ({ data: { heading, text, link } }: { readonly data: BannerData }) => (
  <Section>
    <div className={styles.banner}>
      <BannerText heading={heading} text={text} />
      <ButtonLink href={link.href} size="large">
        {link.text}
        <Icon name="arrow" size={20} />
      </ButtonLink>
    </div>
  </Section>
);
