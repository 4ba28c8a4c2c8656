import type { SavedList } from "#domain/saved-list.ts";
import type { VehicleLineProps } from "#ui/vehicle-line/vehicle-line.tsx";

/** The list that a form is about. */
export interface RequestedList extends SavedList {
  /** Title of the list: "SEAT León diésel de segunda mano"; undefined while it cannot be loaded. */
  readonly title: string | undefined;
  /** Formatted number of its vehicles now. */
  readonly total: string;
  readonly preview: AlertPreview | undefined;
}

/** Recent matches of such an alert; undefined where the service does not return them. */
export interface AlertPreview {
  readonly days: number;
  readonly arrived: number;
  readonly cheaper: number;
  readonly vehicles: readonly VehicleLineProps[];
}
