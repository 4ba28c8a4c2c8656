import type { FormState } from "#forms/form-state.ts";
import type { Locale } from "#platform/locale.ts";
import type { Session } from "#platform/session.ts";
import type { AskedList } from "./asked-list.ts";
import type { AskedVehicle } from "./asked-vehicle.ts";

/** What the page of a form is rendered with. */
export interface LeadPageInput {
  readonly locale: Locale;
  readonly state: FormState | undefined;
  /** What it is about, in its one spelling. */
  readonly query: string;
  /** Who is signed in; empty for nobody. */
  readonly visitor: Session;
  /** The vehicle that it is about; undefined where it is about none. */
  readonly vehicle?: AskedVehicle | undefined;
  /** Nobody can say now what it is about: what was typed is shown all the same. */
  readonly isAway?: boolean | undefined;
  /** The list that it is about; undefined where it is about none. */
  readonly list?: AskedList | undefined;
}
