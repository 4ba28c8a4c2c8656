import type { BannerData } from "#contract/blocks/banner.ts";
import { getScopedI18n } from "#platform/i18n.ts";
import { ButtonLink } from "#ui/button/button-link.tsx";
import { Icon } from "#ui/icon/icon.tsx";
import { Popup } from "#ui/popup/popup.tsx";
import { PopupButton } from "#ui/popup/popup-button.tsx";
import { Section } from "#ui/section/section.tsx";
import styles from "./banner-block.module.css";
import { BannerText } from "./banner-text.tsx";

type BannerBlockProps = {
  readonly data: BannerData;
  /** Unique on the page. */
  readonly id: string;
};

/** A call to action, and more about it in a window. */
export const BannerBlock = async ({ data, id }: BannerBlockProps) => {
  const { heading, text, link, popup } = data;
  const popupId = `${id}-popup`;
  const t = await getScopedI18n("panels");
  return (
    <Section>
      <div className={styles.banner}>
        <BannerText heading={heading} text={text} />
        {popup && (
          <PopupButton popup={popupId} look="secondary" size="large">
            {popup.text}
          </PopupButton>
        )}
        <ButtonLink href={link.href} size="large">
          {link.text}
          <Icon name="arrow" size={20} />
        </ButtonLink>
      </div>
      {popup && (
        <Popup id={popupId} title={popup.title} closeLabel={t("close")}>
          {popup.paragraphs.map((paragraph) => (
            <p key={paragraph}>{paragraph}</p>
          ))}
        </Popup>
      )}
    </Section>
  );
};
