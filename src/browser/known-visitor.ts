import { knownCookie } from "#platform/known-cookie.ts";
import { emit } from "./page-events.ts";

/** What `/api/visitor` returns for a signed-in visitor. */
export interface KnownVisitor {
  /** Empty where the provider has none. */
  readonly name: string;
  /** VINs of the favourites; undefined where the service does not return them. */
  readonly favourites?: readonly string[];
  /** Counts, or sums in words, by name (`data-visitor-count`). */
  readonly counts?: Readonly<Record<string, number | string>>;
}

let visitor: KnownVisitor | undefined;

/** Undefined until loaded, and for visitors who are not signed in. */
export const knownVisitor = (): KnownVisitor | undefined => visitor;

/** Whether the visitor seems signed in, by a cookie that scripts can read; the server decides. */
export const isVisitorKnown = (): boolean => document.cookie.includes(knownCookie);

/** Stores the visitor and notifies the parts that show it. */
export const announceVisitor = (next: KnownVisitor | undefined): void => {
  visitor = next;
  emit("volante:visitor");
};
