import { openedKey } from "#domain/search-notices.ts";
import type { FilterGroupName, ListFilter } from "#domain/search-query-keys.ts";
import { getScopedI18n } from "#platform/i18n.ts";
import { Checkbox } from "#ui/checkbox/checkbox.tsx";
import styles from "./filter-form.module.css";
import { type OfferedValue, prominentValues } from "./offered-values.ts";

type FilterValuesProps = {
  readonly filter: ListFilter;
  readonly values: readonly OfferedValue[];
  /** Name of a value's parent, where the values have several: a model's brand. */
  readonly parentName: (parent: string) => string;
  readonly format: (count: number) => string;
  /** Groups that the visitor has opened. */
  readonly opened: readonly FilterGroupName[];
};

/**
 * The values of a filter with their counts. One that would show nothing stays, disabled. Of makes only the most frequent
 * ones are sent until all are wanted, always in the same order, so that nothing moves under the finger. Finding by typing
 * is for those who have scripts.
 */
export const FilterValues = async ({ filter, values, parentName, format, opened }: FilterValuesProps) => {
  const t = await getScopedI18n("search");
  const isMake = filter === "brand" || filter === "model";
  const shown = isMake && prominentValues(values);
  const isLong = shown && shown.size < values.length;
  const isWhole = opened.includes(filter);
  const sent = isLong && !isWhole ? values.filter(({ id }) => shown.has(id)) : values;
  const groups = [...Map.groupBy(sent, ({ parent }) => parent)];
  const render = ({ id, value, count, chosen, given, idle }: OfferedValue) => (
    <Checkbox
      key={id}
      name={filter}
      value={id}
      label={value}
      count={count === undefined ? undefined : format(count)}
      defaultChecked={chosen || given}
      disabled={idle || given}
    />
  );
  return (
    <>
      {filter === "brand" && isLong && isWhole && (
        <input
          className={styles.find}
          type="search"
          data-find=""
          aria-label={t("findBrand")}
          placeholder={t("findBrand")}
          autoComplete="off"
          enterKeyHint="done"
        />
      )}
      {groups.length < 2
        ? sent.map(render)
        : groups.map(([parent = "", group]) => (
            <fieldset key={parent}>
              <legend>{parentName(parent)}</legend>
              {group.map(render)}
            </fieldset>
          ))}
      {filter === "brand" && isLong && isWhole && <p>{t("noneFound")}</p>}
      {isLong && (
        <button
          type="submit"
          name={openedKey}
          value={isWhole ? `-${filter}` : filter}
          className={styles.more}
          data-needs-script=""
          aria-expanded={isWhole}
        >
          {t(filter === "brand" ? "allBrands" : "allModels", { count: format(values.length) })}
        </button>
      )}
    </>
  );
};
