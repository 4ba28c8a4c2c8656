import { offersWizard } from "#api/offered-parts.ts";
import { BannerText } from "#cms/blocks/banner/banner-text.tsx";
import type { SellBannerData } from "#contract/blocks/sell-banner.ts";
import { wizardPath } from "#domain/wizard-address.ts";
import { PlateForm } from "#features/trade-in/plate-form/plate-form.tsx";
import { getCurrentLocale } from "#platform/i18n.ts";
import { wordsOf } from "#platform/wording.ts";
import { ButtonLink } from "#ui/button/button-link.tsx";
import { Icon } from "#ui/icon/icon.tsx";
import { Section } from "#ui/section/section.tsx";
import styles from "./sell-banner-block.module.css";

/**
 * Call to action to sell or trade in a car. With a field for the plate it is the subject of the page, and
 * renders its heading.
 */
export const SellBannerBlock = async ({
  data,
  level = 2,
}: {
  readonly data: SellBannerData;
  readonly level?: 1 | 2;
}) => {
  const { heading, text, points, second } = data;
  const offersTradeIn = offersWizard("trade-in");
  if (!data.link && !offersTradeIn) return null;
  const plate = data.plate && offersTradeIn;
  const locale = await getCurrentLocale();
  const link = data.link ?? { text: wordsOf(locale, "tradeIn").value, href: wizardPath("trade-in", locale) };
  return (
    <Section>
      <div className={styles.banner} data-tool={plate}>
        <BannerText heading={heading} text={text} level={level} />
        <div className={styles.ways}>
          {plate ? (
            <PlateForm submit={link.text} />
          ) : (
            <ButtonLink href={link.href} size="large">
              {link.text}
            </ButtonLink>
          )}
          {second && (
            <ButtonLink
              href={second.href}
              look={plate ? "tertiary" : "secondary"}
              size={plate ? undefined : "large"}
            >
              {second.text}
            </ButtonLink>
          )}
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
      </div>
    </Section>
  );
};
