import type { Model } from "#backend/catalogue/known-catalogue.ts";
import { readWords } from "./read-words.ts";

export class ModelIndex<Key> {
  readonly entries = new Map<Key, Model[]>();
  add(key: Key, model: Model): void {
    const known = this.entries.get(key) ?? [];
    if (!known.some(({ id }) => id === model.id)) this.entries.set(key, [...known, model]);
  }
}

export const namesOf = (text: string): string[] => readWords(text).map(({ text: word }) => word);

/** 471 cc are sold as 500, 124 as 125. Power is no size. */
export const enginesOf = (names: string, displacement: number | null): number[] => {
  const named = (names.replace(/\d+ CV/g, "").match(/\d{2,4}/g) ?? [])
    .map(Number)
    .filter((number) => number >= 50);
  return [...named, ...(displacement === null ? [] : [displacement])];
};
