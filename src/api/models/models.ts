import type { DataOf, InputFor } from "#contract/endpoint.ts";
import type { EndpointName, endpoints } from "#contract/endpoints.ts";
import type { Caller } from "../call-headers.ts";
import { toCarAlerts } from "./alerts.ts";
import { toSimilarCards } from "./card.ts";
import { toDealers } from "./dealer.ts";
import { toDropdowns } from "./dropdowns.ts";
import { toPage } from "./page.ts";
import { toPayment } from "./payment.ts";
import { toReservation, toReservations } from "./reservation.ts";
import { toSavedSearch, toSavedSearches } from "./saved-search.ts";
import { toFiltered } from "./search.ts";
import { toStock } from "./stock.ts";
import { toTradeIn, toTradeIns } from "./trade-in.ts";
import { toVehicle } from "./vehicle.ts";

type Endpoints = typeof endpoints;

/** Turns what a service answered into what the shop works with; pure. */
type Model<N extends EndpointName> = (
  data: DataOf<Endpoints[N]>,
  request: Readonly<{ input: InputFor<Endpoints[N]>; caller: Caller }>,
) => unknown;

/** The endpoints whose answer is not used as it is on the wire; one file for each resource. */
const models = {
  componentFiltered: toFiltered,
  dealers: toDealers,
  dropdowns: toDropdowns,
  page: toPage,
  similarVehicles: toSimilarCards,
  vehicle: toVehicle,
  stock: toStock,
  reservations: toReservations,
  reservation: toReservation,
  cancelReservation: toReservation,
  createPayment: toPayment,
  tradeIns: toTradeIns,
  tradeIn: toTradeIn,
  savedSearches: toSavedSearches,
  saveSearch: toSavedSearch,
  carAlerts: toCarAlerts,
} as const satisfies { readonly [N in EndpointName]?: Model<N> };

type Models = typeof models;

/** What a call of an endpoint results in. */
export type ModelOf<N extends EndpointName> = N extends keyof Models
  ? Models[N] extends (...input: never[]) => infer Result
    ? Result
    : never
  : DataOf<Endpoints[N]>;

/** What the shop works with, of the answer of an endpoint: a `ModelOf` of its name. */
export const toModel = (
  name: EndpointName,
  data: unknown,
  request: Readonly<{ input: unknown; caller: Caller }>,
): unknown => {
  const model = (models as Partial<Record<EndpointName, (...input: unknown[]) => unknown>>)[name];
  return model ? model(data, request) : data;
};
