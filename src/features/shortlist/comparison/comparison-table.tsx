import type { CSSProperties, ReactNode } from "react";
import { fill } from "#platform/fill.ts";
import type { WordsOf } from "#platform/wording.ts";
import { DrawnPicture } from "#ui/picture/drawn-picture.tsx";
import { SiteLink } from "#ui/site-link/site-link.tsx";
import type { ComparedVehicle, Comparison, ComparisonGroup } from "./comparison.ts";
import styles from "./comparison-table.module.css";

export type ComparisonTableProps = {
  readonly comparison: Pick<Comparison, "vehicles" | "groups">;
  readonly words: WordsOf<"compare">;
  /** Actions for a vehicle, below its picture. */
  readonly actions: (vehicle: ComparedVehicle) => ReactNode;
};

/** The vehicles' names as CSS strings, shown before their values where there is no room for columns. */
const namesAsStyle = (vehicles: readonly ComparedVehicle[], all: string): CSSProperties =>
  Object.fromEntries([
    ["--all", JSON.stringify(all)],
    ...vehicles.map(({ name }, index) => [`--name-${index + 1}`, JSON.stringify(name)]),
  ]);

/**
 * Vehicles side by side: a column each, a row for each characteristic. The names are sticky. On a phone two
 * columns fill the screen; with more vehicles each value has a line of its own after the name, and one line
 * where all are equal.
 */
export const ComparisonTable = ({ comparison, words, actions }: ComparisonTableProps) => {
  const { vehicles, groups } = comparison;
  return (
    <section
      className={styles.scroll}
      aria-label={fill(words.table, { count: vehicles.length })}
      data-columns={vehicles.length}
    >
      <table className={styles.table} style={namesAsStyle(vehicles, words.allAlike)}>
        <thead>
          <tr>
            <th scope="col">{words.characteristic}</th>
            {vehicles.map((vehicle) => (
              <th key={vehicle.vin} scope="col">
                <SiteLink href={vehicle.path}>{vehicle.name}</SiteLink>
                <span>{vehicle.price}</span>
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          <tr data-pictures="">
            <th scope="row">{words.version}</th>
            {vehicles.map((vehicle) => (
              <td key={vehicle.vin}>
                <DrawnPicture picture={vehicle.picture} alt="" />
                <p>{vehicle.version}</p>
                {vehicle.reserved && <b className={styles.reserved}>{words.reserved}</b>}
                <div className={styles.actions}>{actions(vehicle)}</div>
              </td>
            ))}
          </tr>
        </tbody>
        {groups.map((group) => (
          <GroupRows key={group.heading} group={group} vehicles={vehicles} />
        ))}
      </table>
    </section>
  );
};

const GroupRows = ({
  group: { heading, rows, missing },
  vehicles,
}: {
  readonly group: ComparisonGroup;
  readonly vehicles: readonly ComparedVehicle[];
}) => (
  <tbody>
    <tr data-heading="">
      <th scope="rowgroup" colSpan={vehicles.length + 1}>
        {heading}
      </th>
    </tr>
    {rows.map(({ label, values, differs }) => {
      const isAlike = !differs && values.length > 1;
      return (
        <tr key={label} data-alike={isAlike ? "" : undefined}>
          <th scope="row">{label}</th>
          {(isAlike ? values.slice(0, 1) : values).map((value, index) => (
            <td
              key={vehicles[index]?.vin}
              colSpan={isAlike ? values.length : undefined}
              data-missing={value === null || undefined}
            >
              {value ?? missing}
            </td>
          ))}
        </tr>
      );
    })}
  </tbody>
);
