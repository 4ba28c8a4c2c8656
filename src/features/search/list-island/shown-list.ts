import type { Go, ListFacts } from "./list-facts.ts";

/** The list that the page shows, with what makes it change in place. */
export interface ShownList {
  readonly root: HTMLElement;
  /** An empty live region. */
  readonly status: HTMLElement;
  readonly facts: ListFacts;
  readonly go: Go;
  /** What has to be called before its markup is taken away. */
  leave?: () => void;
}

/** Where the list, drawn anew by the framework each time, meets what changes it in place, which comes once. */
export const lists: { shown?: ShownList; follow?: (list: ShownList) => void } = {};
