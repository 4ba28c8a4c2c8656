import { readFileSync } from "node:fs";
import { slugify } from "#domain/slugify.ts";
import { FeedError } from "../feed-error.ts";
import { type FeedField, type FieldTraits, feedFields, fieldNames } from "./feed-fields.ts";
import { type FeedMap, feedMap } from "./feed-map.ts";

/** The maps that are part of the program; docs/inventory-feed.md says where each format is described. */
export const presets = ["google", "meta", "mobile-de"] as const;

export type MapChoice = {
  /** Path of a map. */
  readonly file?: string | undefined;
  /** Name of a preset, which the map extends and overrides. */
  readonly preset?: string | undefined;
};

/**
 * Reads a map, a preset, or a preset with a map of what differs from it.
 * @throws FeedError that names all that is wrong with it
 */
export const readMap = ({ file, preset }: MapChoice): FeedMap => {
  const name = file ?? `the preset ${preset}`;
  const own = file === undefined ? {} : parsed(textOf(file), file);
  return preset === undefined ? checked(own, name) : checked(merged(readPreset(preset), own), name);
};

/** A map from its text. @param file what it is called */
export const parseMap = (text: string, file: string): FeedMap => checked(parsed(text, file), file);

const readPreset = (name: string): unknown => {
  if (!(presets as readonly string[]).includes(name))
    throw new FeedError([`there is no preset ${name}: expected ${presets.join(", ")}`]);
  const file = new URL(`../presets/${name}.json`, import.meta.url);
  return parsed(readFileSync(file, "utf8"), name);
};

const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === "object" && value !== null && !Array.isArray(value);

/** The preset's columns, values and words with those of a map in their place; null takes one of them away. */
const merged = (preset: unknown, own: unknown): unknown => {
  if (!isRecord(preset) || !isRecord(own)) return own;
  const all = { ...preset };
  for (const [key, value] of Object.entries(own)) {
    if (value === null) delete all[key];
    // A column is one thing, whatever it is written as.
    else if (isRecord(value) && value.column === undefined) all[key] = merged(all[key] ?? {}, value);
    else all[key] = value;
  }
  return all;
};

const checked = (map: unknown, file: string): FeedMap => {
  const { data, error } = feedMap.safeParse(map);
  if (error)
    throw new FeedError(error.issues.map(({ path, message }) => `${file}: ${path.join(".")}: ${message}`));
  const faults = faultsOf(data);
  if (faults.length > 0) throw new FeedError(faults.map((fault) => `${file}: ${fault}`));
  return data;
};

const faultsOf = ({ columns, values, newModels }: FeedMap): readonly string[] => {
  const has = (field: FeedField) => columns[field] !== undefined || values[field] !== undefined;
  const unitFaults = fieldNames.flatMap((field) => {
    const { unit, unitColumn } = columns[field] ?? {};
    const { units = [] }: FieldTraits = feedFields[field];
    if (unitColumn !== undefined && units.length === 0)
      return [`columns.${field}.unitColumn: expected none, since it has no unit`];
    if (unit === undefined || units.includes(unit)) return [];
    return [`columns.${field}.unit: expected ${units.join(" or ") || "none"}, not "${unit}"`];
  });
  const names = Object.entries(newModels).flatMap(([make, models]) => [make, ...models]);
  const listFaults = fieldNames
    .filter((field) => (columns[field]?.columns.length ?? 0) > 1 && !("isList" in feedFields[field]))
    .map((field) => `columns.${field}: expected one column, since it is no list`);
  return [
    ...unitFaults,
    ...listFaults,
    ...names
      .filter((name) => slugify(name) === "" || name.length > 40)
      .map((name) => `newModels: "${name}" cannot be an address: expected 1 to 40 letters and digits`),
    ...fieldNames
      .filter((field) => "needed" in feedFields[field] && !has(field))
      .map((field) => `columns.${field}: is needed, or values.${field}`),
  ];
};

const textOf = (file: string): string => {
  try {
    return readFileSync(file, "utf8").replace(/^\ufeff/, "");
  } catch {
    throw new FeedError([`${file}: this map cannot be read`]);
  }
};

const parsed = (text: string, file: string): unknown => {
  try {
    return JSON.parse(text);
  } catch (error) {
    throw new FeedError([`${file}: it is no JSON: ${error instanceof Error ? error.message : ""}`]);
  }
};
