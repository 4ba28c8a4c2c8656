import type { ReviewsData } from "#contract/blocks/reviews.ts";
import { marketOf } from "#market/markets.ts";
import { getCurrentLocale, getScopedI18n } from "#platform/i18n.ts";
import { wordsOf } from "#platform/wording.ts";
import { Carousel } from "#ui/carousel/carousel.tsx";
import { Section } from "#ui/section/section.tsx";
import styles from "./reviews-block.module.css";

/** Customer reviews with rating, date and source, and above them where they come from; side by side or as slides. */
export const ReviewsBlock = async ({ data }: { readonly data: ReviewsData }) => {
  const { heading, note, average, effect, autoplay, items } = data;
  if (items.length === 0) return null;
  const t = await getScopedI18n("reviews");
  const locale = await getCurrentLocale();
  const { number, longDate } = marketOf(locale).formats;
  const reviews = items.map(({ rating, text, by, date, source }) => (
    <div key={`${by} ${date}`} className={styles.review}>
      <p className={styles.rating}>
        <span aria-hidden="true" className={styles.stars}>
          {"★".repeat(rating)}
          <span>{"★".repeat(5 - rating)}</span>
        </span>{" "}
        {t("rating", { rating })}
      </p>
      <blockquote>
        <p>{text}</p>
      </blockquote>
      <p className={styles.origin}>
        {by}
        <br />
        {source}, <time dateTime={date}>{longDate(`${date}T12:00:00Z`)}</time>
      </p>
    </div>
  ));
  return (
    <Section heading={heading} text={note} ground="sunken">
      {average && (
        <p className={styles.average}>
          <strong>{number(average.rating, 1)}</strong> {t("average", { count: average.count })}
        </p>
      )}
      {effect !== undefined || autoplay ? (
        <Carousel label={heading} words={wordsOf(locale, "carousel")} effect={effect} autoplay={autoplay}>
          {reviews}
        </Carousel>
      ) : (
        <ul className={styles.reviews}>
          {reviews.map((review) => (
            <li key={review.key}>{review}</li>
          ))}
        </ul>
      )}
    </Section>
  );
};
