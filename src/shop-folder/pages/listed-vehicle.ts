import type { FuelId, SegmentId, TransmissionId, VehicleKind, VehicleStatus } from "#domain/vehicle-types.ts";

/** What texts say of a version. One that came with an inventory feed may have no list price. */
export type ListedVersion = {
  readonly kind: VehicleKind;
  readonly makeId: string;
  readonly makeName: string;
  readonly modelId: string;
  readonly modelName: string;
  readonly body: SegmentId;
  readonly fuel: FuelId;
  readonly transmission: TransmissionId;
  /** CV. */
  readonly power: number;
  readonly traction4x4: boolean;
  /** Euros. */
  readonly priceNew: number | null;
};

/** What the pages of the shop follow of a vehicle: little enough to store for a million. */
export type ListedVehicle = {
  readonly version: ListedVersion;
  readonly status: VehicleStatus;
  readonly totalPriceCents: number;
  readonly modelYear: number;
  readonly kilometers: number;
  readonly dealerCode: string;
  /** First registration, `2021-04-17`. */
  readonly registeredAt: string;
  readonly lowCost: boolean;
  /** Can be bought with credit. */
  readonly financing: boolean;
  /** Whether the price may be shown as reduced. */
  readonly isReduced: boolean;
};
