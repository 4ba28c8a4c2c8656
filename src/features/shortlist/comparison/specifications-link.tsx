import { routePath } from "#domain/route-paths.ts";
import { fill } from "#platform/fill.ts";
import type { Locale } from "#platform/locale.ts";
import type { WordsOf } from "#platform/wording.ts";
import styles from "./column-actions.module.css";

/** Links to a vehicle's specifications, a page that opens in a panel. */
export const SpecificationsLink = ({
  vin,
  name,
  locale,
  words,
}: {
  readonly vin: string;
  readonly name: string;
  readonly locale: Locale;
  readonly words: Pick<WordsOf<"compare">, "specifications" | "specificationsOf">;
}) => (
  <a
    className={styles.action}
    href={routePath("specifications", locale, { vin })}
    rel="nofollow"
    data-panel={`specifications_${vin}`}
    aria-label={fill(words.specificationsOf, { name })}
  >
    {words.specifications}
  </a>
);
