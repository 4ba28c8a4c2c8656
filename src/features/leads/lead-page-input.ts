import type { FormState } from "#forms/form-state.ts";
import type { Locale } from "#platform/locale.ts";
import type { Session } from "#platform/session.ts";
import type { RequestedList } from "./requested-list.ts";
import type { RequestedVehicle } from "./requested-vehicle.ts";

/** Props of a request form's page. */
export interface LeadPageInput {
  readonly locale: Locale;
  readonly state: FormState | undefined;
  /** What it is about, canonical. */
  readonly query: string;
  /** The signed-in visitor; empty if there is none. */
  readonly visitor: Session;
  /** The vehicle that it is about, if any. */
  readonly vehicle?: RequestedVehicle | undefined;
  /** The service for its subject is unavailable: the form and what was typed are shown all the same. */
  readonly isUnavailable?: boolean | undefined;
  /** The list that it is about, if any. */
  readonly list?: RequestedList | undefined;
}
