import { Fragment } from "react";
import type { Facets, SearchResult } from "#api/models/search.ts";
import { openedGroups, openedKey } from "#domain/search-notices.ts";
import type { SearchNotice, SearchQuery } from "#domain/search-query.ts";
import {
  choiceFilters,
  choices,
  type FilterGroupName,
  type ListFilter,
  listFilters,
  searchQueryKeys,
} from "#domain/search-query-keys.ts";
import { serialiseSearchQuery } from "#domain/serialise-search-query.ts";
import type { VehicleKind } from "#domain/vehicle-types.ts";
import { postalCodeBox } from "#forms/query-box.ts";
import { marketOf } from "#market/markets.ts";
import { getCurrentLocale, getScopedI18n } from "#platform/i18n.ts";
import { Button } from "#ui/button/button.tsx";
import { Checkbox } from "#ui/checkbox/checkbox.tsx";
import { SelectField } from "#ui/field/field.tsx";
import type { SelectOption } from "#ui/field/select-options.tsx";
import { iconBefore } from "#ui/icon/icon.tsx";
import { SiteLink } from "#ui/site-link/site-link.tsx";
import { TextField } from "#ui/text-input/text-field.tsx";
import { withoutFilters } from "../applied-filters/applied-filters.ts";
import { listAddress, type Preset, remainingPairs } from "../list-address.ts";
import { availableText } from "../total-text.ts";
import styles from "./filter-form.module.css";
import { FilterGroup } from "./filter-group.tsx";
import { FilterValues } from "./filter-values.tsx";
import { howMany } from "./how-many.ts";
import { offeredFlags, offeredValues } from "./offered-values.ts";
import { PayGroup } from "./pay-group.tsx";
import { RangeGroups } from "./range-groups.tsx";

/** Values to choose one from, each with what it would show: "Hasta 2 dueños (1 234)". */
const countedOptions = (
  values: readonly { readonly id: string; readonly value: string; readonly count?: number }[],
  format: (count: number) => string,
): SelectOption[] =>
  values.map(({ id, value, count }) => ({
    value: id,
    text: count === undefined ? value : `${value} (${format(count)})`,
  }));

type PlaceGroupProps = {
  readonly query: SearchQuery;
  readonly notices: readonly SearchNotice[];
  readonly facets: Facets;
  readonly opened: readonly FilterGroupName[];
};

/** A postal code, from which distances are measured, and how far around it vehicles may stand. */
const PlaceGroup = async ({ query, notices, facets, opened }: PlaceGroupProps) => {
  const t = await getScopedI18n("search");
  const locale = await getCurrentLocale();
  const { place, radius } = query;
  const { postalCode, formats } = marketOf(locale);
  const { example } = postalCode;
  const unread = notices.find((notice) => notice.kind === "unread" && notice.key === "place");
  const typed = unread?.kind === "unread" ? unread.text : undefined;
  const radii = facets.values.radius ?? choices.radius.map((km) => ({ id: String(km), value: `${km} km` }));
  return (
    <FilterGroup
      group="place"
      name={t("filter.place")}
      chosen={place === undefined ? 0 : 1}
      opened={opened}
      page={query.page}
      open={typed !== undefined}
    >
      <div className={styles.range}>
        <TextField
          label={t("postalCode")}
          name="place"
          defaultValue={place ?? typed}
          placeholder={example}
          error={typed === undefined ? undefined : t("unreadPlace", { value: typed, example })}
          {...postalCodeBox(locale)}
          inputMode="numeric"
          maxLength={10}
          autoComplete="postal-code"
        />
        <SelectField
          label={t("radius")}
          name="radius"
          defaultValue={radius ?? ""}
          options={countedOptions(radii, formats.number)}
          blank={t("any")}
        />
      </div>
    </FilterGroup>
  );
};

type ChoiceFieldsProps = { readonly query: SearchQuery; readonly facets: Facets };

/** Limits that are one of a few, each as a list to choose from; one that the services know nothing of is left out. */
const ChoiceFields = async ({ query, facets }: ChoiceFieldsProps) => {
  const t = await getScopedI18n("search");
  const { number } = marketOf(await getCurrentLocale()).formats;
  return choiceFilters.map((filter) => {
    const values = facets.values[filter] ?? [];
    if (values.length === 0) return null;
    return (
      <SelectField
        key={filter}
        label={t(`filter.${filter}`)}
        name={filter}
        defaultValue={query[filter] ?? ""}
        options={countedOptions(values, number)}
        blank={t("any")}
      />
    );
  });
};

export type FilterFormProps = {
  readonly id: string;
  readonly result: Pick<SearchResult, "facets" | "total">;
  readonly query: SearchQuery;
  /** Limits among them that could not be read are repeated beside their fields. */
  readonly notices: readonly SearchNotice[];
  readonly preset: Preset;
  readonly path: string;
  readonly kind: VehicleKind | undefined;
};

const beforeRanges: readonly ListFilter[] = ["brand", "model"];
const afterRanges = listFilters.filter((filter) => ![...beforeRanges, "rating"].includes(filter));

/**
 * Every filter with its counts as one plain GET form: a column beside the list from 1024 px on, a full-height popover
 * (`id`) below.
 */
export const FilterForm = async ({ id, result, query, notices, preset, path, kind }: FilterFormProps) => {
  const t = await getScopedI18n("search");
  const locale = await getCurrentLocale();
  const { number } = marketOf(locale).formats;
  const { facets } = result;
  const source = { facets, query, preset };
  const opened = openedGroups(notices);
  const brandName = (id: string) => facets.values.brand?.find((brand) => brand.id === id)?.value ?? id;
  const list = (filter: ListFilter) => {
    const offered = offeredValues(filter, source);
    if (offered.length === 0) return null;
    const given = offered.filter((value) => value.given);
    return (
      <Fragment key={filter}>
        {given.map(({ id }) => (
          <input key={id} type="hidden" name={filter} value={id} />
        ))}
        <FilterGroup
          group={filter}
          name={t(`filter.${filter}`)}
          chosen={query[filter].length}
          opened={opened}
          page={query.page}
          open={filter === "brand" || (filter === "model" && offered.some(({ parent }) => parent))}
        >
          <FilterValues
            filter={filter}
            values={
              filter === "seats"
                ? offered.map((value) => ({ ...value, value: t("seatsValue", { count: Number(value.id) }) }))
                : offered
            }
            parentName={brandName}
            format={number}
            opened={opened}
          />
        </FilterGroup>
      </Fragment>
    );
  };
  // The choice of payment covers whether it can be financed.
  const flags = offeredFlags(source).filter(({ flag }) => flag !== "financing");
  const isFiltered = serialiseSearchQuery({ ...query, sort: "relevance", page: 1 }) !== "";
  return (
    <form
      id={id}
      // Without scripts a group opens on a new page: it leads to the filters, and what applies them to the list.
      action={`${path}#${id}`}
      popover="auto"
      noValidate
      className={styles.form}
      data-covers-page
      aria-label={t("filters")}
    >
      {/* Enter in a field presses the first button of a form, which would open a group. */}
      <button type="submit" formAction={path} hidden />
      <div className={styles.top}>
        <h2>{t("filters")}</h2>
        <SiteLink
          href={listAddress(path, withoutFilters(query))}
          rel="nofollow"
          data-clear=""
          data-idle={!isFiltered || undefined}
        >
          {t("clear")}
        </SiteLink>
        <button
          {...iconBefore("close")}
          type="button"
          popoverTarget={id}
          popoverTargetAction="hide"
          aria-label={t("closeFilters")}
        />
      </div>
      <div className={styles.groups} data-groups="">
        {remainingPairs(query, filterKeys).map(([key, value]) => (
          <input key={key} type="hidden" name={key} value={value} />
        ))}
        {opened.length > 0 && <input type="hidden" name={openedKey} value={opened.join(",")} />}
        {beforeRanges.map(list)}
        <PayGroup query={query} notices={notices} facets={facets} opened={opened} />
        {list("rating")}
        {!facets.isOptionsOnly && (
          <PlaceGroup query={query} notices={notices} facets={facets} opened={opened} />
        )}
        <RangeGroups query={query} facets={facets} kind={kind} opened={opened} />
        {afterRanges.map(list)}
        <FilterGroup
          group="more"
          name={t("filter.more")}
          chosen={flags.filter(({ chosen }) => chosen).length + howMany(query.owners, query.newSince)}
          opened={opened}
          page={query.page}
        >
          <div className={styles.range}>
            <ChoiceFields query={query} facets={facets} />
          </div>
          {flags.map(({ flag, count, chosen, given, idle }) => (
            <Checkbox
              key={flag}
              name={flag}
              value="1"
              label={t(`filter.${flag}`)}
              count={count === undefined ? undefined : number(count)}
              defaultChecked={chosen || given}
              disabled={idle || given}
            />
          ))}
        </FilterGroup>
      </div>
      <div className={styles.submit}>
        <Button wide formAction={path}>
          <span className={styles.counted}>{t("show", { total: availableText(locale, result.total) })}</span>
          <span className={styles.plain}>{t("apply")}</span>
        </Button>
      </div>
    </form>
  );
};

/** The form's own filters; of the rest only the order is preserved, and the list starts again at page 1. */
const filterKeys = searchQueryKeys.filter((key) => key !== "sort");
