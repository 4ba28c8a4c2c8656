import { type VersionGroup, versionGroups, versionValues } from "./filter-groups.ts";
import { bought, reserved, type Scope, type Stock } from "./stock.ts";

/** Whether a list has something to buy of a filter's value, whatever else is asked for. A make's value is the model's slug. */
export type HasValue = (filter: VersionGroup, value: string) => boolean;

/**
 * A list of some dealers offers what these have. One of all dealers offers whatever the catalogue knows, since it may come again
 * any day.
 */
export const stockedValues = ({ index, catalogue }: Stock, { kind, dealers }: Scope): HasValue => {
  if (dealers === undefined) return () => true;
  const { dealer, status, version } = index.columns;
  const isMeant = new Uint8Array(Math.max(0, ...dealers) + 1);
  for (const number of dealers) isMeant[number] = 1;
  const versions = new Set<number>();
  for (let place = 0; place < index.size; place++)
    if (isMeant[dealer[place] as number] && status[place] !== bought && status[place] !== reserved)
      versions.add(version[place] as number);
  const known = [...versions].flatMap((number) => catalogue.versions.get(number) ?? []);
  const own = known.filter(({ model }) => kind === undefined || model.kind === kind);
  const values = new Map<VersionGroup, ReadonlySet<string>>(
    versionGroups.map((group) => [group, new Set(own.flatMap(versionValues[group]))]),
  );
  return (filter, value) => values.get(filter)?.has(value) === true;
};
