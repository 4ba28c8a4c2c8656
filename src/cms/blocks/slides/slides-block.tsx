import type { SlidesData } from "#contract/blocks/slides.ts";
import { getCurrentLocale } from "#platform/i18n.ts";
import { wordsOf } from "#platform/wording.ts";
import { ButtonLink } from "#ui/button/button-link.tsx";
import { Carousel } from "#ui/carousel/carousel.tsx";
import { Picture } from "#ui/picture/picture.tsx";
import { Section } from "#ui/section/section.tsx";
import styles from "./slides-block.module.css";

/** Slides with a picture, a text and a link, such as campaigns; nothing without slides. */
export const SlidesBlock = async ({ data }: { readonly data: SlidesData }) => {
  const { heading, text, effect, autoplay, items } = data;
  if (items.length === 0) return null;
  const words = wordsOf(await getCurrentLocale(), "carousel");
  return (
    <Section heading={heading} text={text}>
      <div className={styles.slides} data-look={effect}>
        <Carousel label={heading} words={words} effect={effect} autoplay={autoplay}>
          {items.map(({ title, text: about, image, link }) => (
            <div key={title} className={styles.slide}>
              {image && (
                <Picture picture={image} alt={image.alt ?? ""} sizes="(width > 768px) 450px, 100vw" />
              )}
              <div className={styles.words}>
                <h3>{title}</h3>
                {about !== undefined && <p>{about}</p>}
                {link && (
                  <ButtonLink href={link.href} look="secondary">
                    {link.text}
                  </ButtonLink>
                )}
              </div>
            </div>
          ))}
        </Carousel>
      </div>
    </Section>
  );
};
