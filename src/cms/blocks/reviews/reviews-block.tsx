import type { ReviewsData } from "#contract/blocks/reviews.ts";
import { marketOf } from "#market/markets.ts";
import { getCurrentLocale, getScopedI18n } from "#platform/i18n.ts";
import { Section } from "#ui/section/section.tsx";
import styles from "./reviews-block.module.css";

/** Customer reviews with rating, date and source, and above them where they come from. */
export const ReviewsBlock = async ({ data }: { readonly data: ReviewsData }) => {
  if (data.items.length === 0) return null;
  const t = await getScopedI18n("reviews");
  const { number, longDate } = marketOf(await getCurrentLocale()).formats;
  return (
    <Section heading={data.heading} text={data.note} ground="sunken">
      {data.average && (
        <p className={styles.average}>
          <strong>{number(data.average.rating, 1)}</strong> {t("average", { count: data.average.count })}
        </p>
      )}
      <ul className={styles.reviews}>
        {data.items.map(({ rating, text, by, date, source }) => (
          <li key={`${by} ${date}`}>
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
          </li>
        ))}
      </ul>
    </Section>
  );
};
