import { describe, expect, test } from "vitest";
import type { Endpoint } from "#contract/endpoint.ts";
import { type EndpointName, endpoints } from "#contract/endpoints.ts";
import { callTimes } from "./call-times.ts";

const seconds: Partial<Record<EndpointName, number>> = {
  login: 8,
  changePassword: 8,
  requestAddressChange: 8,
  createPayment: 20,
  cancelReservation: 20,
  reservationDocument: 20,
  exportAccount: 20,
  tradeInImage: 20,
  uploadTradeInImage: 60,
  carRequestImage: 20,
  uploadCarRequestImage: 60,
  plate: 4,
  prelogin: 4,
  footprint: 5,
  pageChanges: 25,
  sitemapParts: 10,
  sitemapEntries: 10,
  stock: 20,
};
/** They change nothing: their question does not fit into an address. */
const readByPost: readonly EndpointName[] = [
  "componentFiltered",
  "dropdowns",
  "similarVehicles",
  "vehicleStatuses",
  "previewCarAlert",
];

const names = Object.keys(endpoints) as EndpointName[];
const changes = (name: EndpointName): boolean =>
  (endpoints[name] as Endpoint).method !== "GET" && !readByPost.includes(name);

describe("the time of a call", () => {
  test.each(names.filter((name) => changes(name) || name in seconds))("%s has its own", (name) => {
    expect(callTimes[name]).toEqual({ milliseconds: (seconds[name] ?? 4) * 1_000, endsWithAnswer: false });
  });

  test.each(names.filter((name) => !changes(name) && !(name in seconds)))(
    "%s ends with the answer",
    (name) => {
      expect(callTimes[name].endsWithAnswer).toBe(true);
      expect(callTimes[name].milliseconds).toBeLessThanOrEqual(2_500);
    },
  );
});
