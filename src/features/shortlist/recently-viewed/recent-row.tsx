import type { Locale } from "#platform/locale.ts";
import { wordsOf } from "#platform/wording.ts";
import { Button } from "#ui/button/button.tsx";
import { CardRow } from "#ui/card-row/card-row.tsx";
import { DrawnPicture } from "#ui/picture/drawn-picture.tsx";
import { SiteLink } from "#ui/site-link/site-link.tsx";
import type { ComparedVehicle } from "../comparison/comparison.ts";
import styles from "./recent-row.module.css";

type RecentRowProps = {
  /** Latest first. */
  readonly vehicles: readonly ComparedVehicle[];
  readonly locale: Locale;
};

/** Cards of recently viewed vehicles; `start-recent` copies them from their page into others. */
export const RecentRow = ({ vehicles, locale }: RecentRowProps) => {
  const words = wordsOf(locale, "shortlist");
  return (
    <section className={styles.recent} data-recent-row="">
      <div className={styles.heading}>
        <h2>{words.recent}</h2>
        <Button
          type="button"
          look="tertiary"
          size="ghost"
          data-needs-script=""
          data-recent-clear={words.cleared}
        >
          {words.clear}
        </Button>
      </div>
      <CardRow label={words.recent} words={{ previous: words.previous, next: words.next }}>
        {vehicles.map(({ vin, name, version, path, price, fullPrice, picture, reserved }) => (
          <article key={vin} className={styles.card}>
            <DrawnPicture picture={picture} alt="" />
            <div>
              <h3>
                <SiteLink href={path}>{name}</SiteLink>
              </h3>
              <p>{version}</p>
              <p>
                <strong>{price}</strong> {fullPrice} {reserved && words.reserved}
              </p>
            </div>
          </article>
        ))}
      </CardRow>
    </section>
  );
};
