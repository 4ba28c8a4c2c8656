import { routePath } from "#domain/routes.ts";
import type { Locale } from "#platform/locale.ts";
import type { CompareWords } from "../compare-words.ts";
import { fill } from "../fill.ts";
import styles from "./column-actions.module.css";

/** Leads to a vehicle's specifications, a page that is shown in a panel. */
export const SpecificationsLink = ({
  vin,
  name,
  locale,
  words,
}: {
  readonly vin: string;
  readonly name: string;
  readonly locale: Locale;
  readonly words: Pick<CompareWords, "specifications" | "specificationsOf">;
}) => (
  <a
    className={styles.action}
    href={routePath("specifications", locale, { vin })}
    rel="nofollow"
    data-panel={`specifications_${vin}`}
    data-needs-script
    aria-label={fill(words.specificationsOf, { name })}
  >
    {words.specifications}
  </a>
);
