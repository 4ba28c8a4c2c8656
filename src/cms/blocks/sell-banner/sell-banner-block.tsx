import { ButtonLink } from "#ui/button/button.tsx";
import { Icon } from "#ui/icon/icon.tsx";
import { Section } from "#ui/section/section.tsx";
import type { SellBannerData } from "./schema.ts";
import styles from "./sell-banner-block.module.css";

/** An invitation to hand over or sell one's own car. */
export const SellBannerBlock = ({ data }: { readonly data: SellBannerData }) => {
  const { heading, text, points, link, second } = data;
  return (
    <Section>
      <div className={styles.banner}>
        <div>
          <h2>{heading}</h2>
          {text !== undefined && <p>{text}</p>}
        </div>
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
