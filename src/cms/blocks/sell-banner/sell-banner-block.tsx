import { BannerText } from "#cms/blocks/banner/banner-text.tsx";
import type { SellBannerData } from "#contract/blocks/sell-banner.ts";
import { ButtonLink } from "#ui/button/button-link.tsx";
import { Icon } from "#ui/icon/icon.tsx";
import { Section } from "#ui/section/section.tsx";
import styles from "./sell-banner-block.module.css";

/** An invitation to hand over or sell one's own car. */
export const SellBannerBlock = ({ data }: { readonly data: SellBannerData }) => {
  const { heading, text, points, link, second } = data;
  return (
    <Section>
      <div className={styles.banner}>
        <BannerText heading={heading} text={text} />
        {points.length > 0 && (
          <ul>
            {points.map((point) => (
              <li key={point}>
                <Icon name="check" size={20} />
                {point}
              </li>
            ))}
          </ul>
        )}
        <p className={styles.ways}>
          <ButtonLink href={link.href} size="large">
            {link.text}
          </ButtonLink>
          {second && (
            <ButtonLink href={second.href} look="secondary" size="large">
              {second.text}
            </ButtonLink>
          )}
        </p>
      </div>
    </Section>
  );
};
