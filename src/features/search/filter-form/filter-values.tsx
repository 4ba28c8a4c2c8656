import type { ListFilter } from "#domain/search-query-keys.ts";
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
};

/**
 * The values of a filter with their counts. One that would show nothing stays, disabled. A long list shows the most
 * frequent ones until it is unfolded, always in the same order, so that nothing moves under the finger. Finding by
 * typing is for those who have scripts.
 */
export const FilterValues = async ({ filter, values, parentName, format }: FilterValuesProps) => {
  const t = await getScopedI18n("search");
  const shown = prominentValues(values);
  const isLong = shown.size < values.length;
  const count = format(values.length);
  const groups = [...Map.groupBy(values, ({ parent }) => parent)];
  const render = ({ id, value, count: own, chosen, given, idle }: OfferedValue) => (
    <div key={id} data-more={!shown.has(id) || undefined}>
      <Checkbox
        name={filter}
        value={id}
        label={value}
        count={own === undefined ? undefined : format(own)}
        defaultChecked={chosen || given}
        disabled={idle || given}
      />
    </div>
  );
  return (
    <>
      {filter === "brand" && isLong && (
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
      <div className={styles.values} data-values="">
        {groups.length < 2
          ? values.map(render)
          : groups.map(([parent = "", group]) => (
              <fieldset key={parent}>
                <legend>{parentName(parent)}</legend>
                {group.map(render)}
              </fieldset>
            ))}
        {filter === "brand" && isLong && <p>{t("noneFound")}</p>}
      </div>
      {isLong && (
        <details className={styles.more}>
          <summary>
            <span>
              {filter === "brand"
                ? t("allBrands", { count })
                : filter === "model"
                  ? t("allModels", { count })
                  : t("allValues", { count })}
            </span>
            <span>{t("fewer")}</span>
          </summary>
        </details>
      )}
    </>
  );
};
