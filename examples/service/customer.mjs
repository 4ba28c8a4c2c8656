import { randomUUID } from "node:crypto";
import { done, found, ok, refuse } from "./responses.mjs";
import { ofVehicle, vehicleOf } from "./stock.mjs";

/** The entries of a map, or the one that is asked for. */
const listOf = (entries, wanted) =>
  ok([...entries].filter(([id]) => wanted === undefined || wanted === id).map(([, entry]) => entry));

/** Level 2, with a token: favourites, searches, alerts, and the customer's own valuations. */
export const customerCalls = ({ tradeIns }) => {
  const pictures = new Map();
  const ofMine = (handle) => (call) =>
    call.customer.tradeIns.has(call.params.id) ? handle(call) : refuse(404);
  return {
    "GET favorite *": ({ customer }) => listOf(customer.favourites),
    "POST favorite *": ({ body: { vin, fin = null }, customer }) =>
      done(vehicleOf(vin) && customer.favourites.set(vin, { vin, financeId: fin })),
    "PUT favorite *": ({ body, customer }) => done(customer.favourites.delete(body?.vin)),
    "GET search/saveV2 *": ({ customer }) => listOf(customer.searches),
    "DELETE search/saveV2 *": ({ query, customer }) => done(customer.searches.delete(query.id)),
    "GET notifications/car-alert *": ({ query, customer }) => listOf(customer.carAlerts, query.id),
    "PATCH notifications/car-alert *": ({ query, customer }) => done(customer.carAlerts.has(query.id)),
    "DELETE notifications/car-alert *": ({ query, customer }) => done(customer.carAlerts.delete(query.id)),
    "POST notifications/car-alert *": ({ body, customer }) => {
      const id = randomUUID();
      return done(customer.carAlerts.set(id, { id, filters: body?.filters ?? {} }));
    },
    "GET notifications/price-drop *": ({ query, customer }) => listOf(customer.priceDrops, query.vin),
    "PATCH notifications/price-drop *": ({ query, customer }) => done(customer.priceDrops.has(query.vin)),
    "DELETE notifications/price-drop *": ({ query, customer }) => done(customer.priceDrops.delete(query.vin)),
    "POST notifications/{vin}/price-drop *": ofVehicle(
      ({ vin }, { customer }) => customer.priceDrops.set(vin, { vin }) && null,
    ),
    "GET users/me/retake *": ({ customer }) => listOf([...customer.tradeIns].reverse()),
    "GET users/me/retake/{id} *": ({ params, customer }) => found(customer.tradeIns.get(params.id)),
    "DELETE users/me/retake/{id} *": ofMine(({ params, customer }) =>
      done(tradeIns.delete(params.id) && customer.tradeIns.delete(params.id)),
    ),
    "POST retake/{id}/phase2/v3 *": ofMine(({ params, body, customer }) => {
      const phaseTwo = body && { phaseTwo: body, updateTime: new Date().toISOString() };
      Object.assign(customer.tradeIns.get(params.id), phaseTwo);
      return body ? ok() : refuse(400);
    }),
    "GET retake/{id}/image *": ofMine(
      ({ params, query }) => pictures.get(`${params.id} ${query.pov}`)?.clone() ?? refuse(404),
    ),
    "POST retake/{id}/image *": ofMine(({ params, query, body }) => {
      const file = body && [...body.values()].find((value) => value instanceof Blob);
      if (file) pictures.set(`${params.id} ${body.get("pov") ?? query.pov}`, new Response(file));
      return file ? ok() : refuse(400);
    }),
  };
};
