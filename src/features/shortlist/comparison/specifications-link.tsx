import type { CompareWords } from "../compare-words.ts";
import { fill } from "../fill.ts";
import styles from "./column-actions.module.css";

/** Opens a vehicle's specifications in their panel; without it, the part of its page that has them. */
export function SpecificationsLink({
  vin,
  name,
  path,
  words,
}: {
  readonly vin: string;
  readonly name: string;
  readonly path: string;
  readonly words: Pick<CompareWords, "specifications" | "specificationsOf">;
}) {
  return (
    <a
      className={styles.action}
      href={`${path}#technical`}
      data-panel={`specifications_${vin}`}
      data-needs-script
      aria-label={fill(words.specificationsOf, { name })}
    >
      {words.specifications}
    </a>
  );
}
