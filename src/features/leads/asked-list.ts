import type { KeptList } from "#domain/kept-list.ts";
import type { VehicleLineProps } from "#ui/vehicle-line/vehicle-line.tsx";

/** What a form needs of the list that it is about. */
export interface AskedList extends KeptList {
  /** The list in words: "SEAT León diésel de segunda mano"; undefined where nobody can say them now. */
  readonly title: string | undefined;
  /** How many vehicles it finds now, in words. */
  readonly total: string;
  readonly preview: AlertPreview | undefined;
}

/** What an alert would have told of lately; undefined where the service cannot say. */
export interface AlertPreview {
  readonly days: number;
  readonly arrived: number;
  readonly cheaper: number;
  readonly vehicles: readonly VehicleLineProps[];
}
