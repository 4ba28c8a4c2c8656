import { nameKey } from "#domain/slugify.ts";
import type { ColumnKeys, ColumnMatch } from "../map/column-keys.ts";
import { type FeedField, fieldNames, type WordField } from "../map/feed-fields.ts";
import type { FeedMap } from "../map/feed-map.ts";
import type { FeedRecord } from "../source/feed-record.ts";
import { type Reading, Unreadable } from "../values/unreadable.ts";
import type { Refusal } from "./refusal.ts";
import type { RowContext } from "./row-context.ts";

/** Longest text of a cell that is stored, and shown in a refusal. */
const longestText = 300;

/** Words that mean an empty cell. */
const nothing: ReadonlySet<string> = new Set(["", "-", "--", "n/a", "null", "s/d", "n/d"]);

const misread = /[ÃÂ][\u0080-\u00bf‚ƒ„…†‡ˆ‰Š‹ŒŽ‘’“”•–—˜™š›œžŸ©ª«¬®¯°±²³´µ¶·¸¹º»¼½¾¿¡¢£¤¥¦§¨]/;

/** A row's cells by our fields. Errors are collected in `refusals`. */
export class RowCells {
  readonly refusals: Refusal[] = [];
  readonly #record: FeedRecord;
  readonly #map: FeedMap;
  readonly #keys: ColumnKeys;

  constructor(record: FeedRecord, { map, columnKeys }: Pick<RowContext, "map" | "columnKeys">) {
    this.#record = record;
    this.#map = map;
    this.#keys = columnKeys;
  }

  /** The value of a field's cell, or the map's constant; undefined when empty or implausible. */
  text(field: FeedField): string | undefined {
    const text = cellText(this.#raw(field));
    if (text === undefined) return undefined;
    if (!text.toWellFormed().includes("\ufffd") && !misread.test(text)) return text;
    return this.refuse(field, "readable letters: the encoding is wrong, or the feed mixes several");
  }

  /** The value of a field's unit column; undefined when empty, or when the map names no such column. */
  unit(field: FeedField): string | undefined {
    return cellText(this.#rawUnit(field));
  }

  /** The items of a list. */
  list(field: FeedField): readonly string[] {
    const items = (this.#raw(field) ?? "").split("\n").flatMap((line) => line.split(this.#map.listSeparator));
    return items.map((item) => item.replaceAll(/[\p{Cc}\s]+/gu, " ").trim()).filter((item) => item !== "");
  }

  /** Parses a field's cell with `read`; undefined when it is empty or unreadable, which is recorded as a refusal. */
  read<Value>(field: FeedField, read: (text: string) => Reading<Value>): Value | undefined {
    const text = this.text(field);
    const value = text === undefined ? undefined : read(text);
    return value instanceof Unreadable ? this.refuse(field, value.expected) : value;
  }

  /** The same for a required field. */
  need<Value>(field: FeedField, expected: string, read: (text: string) => Reading<Value>): Value | undefined {
    const before = this.refusals.length;
    const value = this.read(field, read);
    if (value === undefined && this.refusals.length === before) this.refuse(field, expected);
    return value;
  }

  /** The meaning of a word: from the map's own words, of which `-` means nothing, else by `meaning` of its letters and digits. */
  word<Value>(
    field: WordField,
    expected: string,
    meaning: (key: string, text: string) => Value | undefined,
  ): Value | undefined {
    const written = this.text(field);
    if (written === undefined || this.translated(field, written) === "-") return undefined;
    return this.read(field, (text) => {
      const word = this.translated(field, text);
      return meaning(nameKey(word), word) ?? new Unreadable(expected);
    });
  }

  /** A word as the map translates it, else as written. */
  translated(field: WordField, text: string): string {
    return this.#map.words[field]?.get(nameKey(text)) ?? text;
  }

  /** The values of all fields as written, followed by the unit columns. */
  get all(): readonly (string | undefined)[] {
    const units = fieldNames.map((field) => this.#rawUnit(field)).filter((unit) => unit !== undefined);
    return [...fieldNames.map((field) => this.#raw(field)), ...units];
  }

  refuse(field: FeedField, expected: string): undefined {
    const column = this.#map.columns[field]?.columns.join(", ") ?? field;
    const value = (this.#raw(field) ?? "").replaceAll(/[\p{Cc}\s]+/gu, " ").trim();
    const { line } = this.#record;
    this.refusals.push({ field, line, column, value: value.slice(0, longestText), expected });
    return undefined;
  }

  #raw(field: FeedField): string | undefined {
    const { columns, or } = this.#keys.get(field) ?? {};
    const cells = columns?.flatMap((key) => this.#cellsAt(key));
    const cell = cells?.length === 1 ? cells[0] : cells?.join("\n");
    if (cell !== undefined && cell.trim() !== "") return cell;
    const other = or === undefined ? "" : (this.#record.cells.get(or) ?? "");
    return other.trim() === "" ? this.#map.values[field] : other;
  }

  #cellsAt(key: ColumnMatch): readonly string[] {
    const { cells } = this.#record;
    if (typeof key === "string") return [cells.get(key) ?? ""];
    return [...cells].flatMap(([name, cell]) => (key.test(name) ? [cell] : []));
  }

  #rawUnit(field: FeedField): string | undefined {
    const key = this.#keys.get(field)?.unit;
    return key === undefined ? undefined : (this.#record.cells.get(key) ?? "");
  }
}

/** A cell's text on one line; undefined when empty. */
const cellText = (raw: string | undefined): string | undefined => {
  const text = raw?.replaceAll(/[\p{Cc}\s]+/gu, " ").trim();
  return text === undefined || nothing.has(text.toLowerCase()) ? undefined : text;
};
