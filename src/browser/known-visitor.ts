import { knownCookie } from "#platform/known-cookie.ts";
import { emit } from "./page-events.ts";

/** What `/api/visitor` says of whoever is signed in. */
export interface KnownVisitor {
  /** Empty where the provider knows none. */
  readonly name: string;
  /** VINs of the vehicles that are kept; undefined where the service does not say. */
  readonly favourites?: readonly string[];
  /** How much there is of what is counted, or a sum in words, by its name (`data-visitor-count`). */
  readonly counts?: Readonly<Record<string, number | string>>;
}

let visitor: KnownVisitor | undefined;

/** Undefined until it is known, and for whoever is not signed in. */
export const knownVisitor = (): KnownVisitor | undefined => visitor;

/** Whether somebody is signed in, as the browser says: what is asked then decides. */
export const isVisitorKnown = (): boolean => document.cookie.includes(knownCookie);

/** Keeps it and tells who shows something of it. */
export const announceVisitor = (next: KnownVisitor | undefined): void => {
  visitor = next;
  emit("volante:visitor");
};
