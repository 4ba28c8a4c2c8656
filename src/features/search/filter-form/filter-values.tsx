import type { FacetValue } from "#contract/search.ts";
import { Checkbox } from "#ui/checkbox/checkbox.tsx";
import styles from "./filter-form.module.css";

type FilterValuesProps = {
  readonly filter: string;
  readonly values: readonly FacetValue[];
  readonly chosen: readonly string[];
  readonly format: (count: number) => string;
};

/**
 * The values of a filter with their counts, chosen ones first; one that would show nothing stays, disabled, unless it
 * is chosen.
 */
export function FilterValues({ filter, values, chosen, format }: FilterValuesProps) {
  const rank = ({ id }: FacetValue) => (chosen.includes(id) ? 0 : 1);
  return (
    <div className={styles.values}>
      {values
        .toSorted((a, b) => rank(a) - rank(b))
        .map(({ id, value, count }) => (
          <Checkbox
            key={id}
            name={filter}
            value={id}
            label={value}
            count={format(count)}
            defaultChecked={chosen.includes(id)}
            disabled={count === 0 && !chosen.includes(id)}
          />
        ))}
    </div>
  );
}
