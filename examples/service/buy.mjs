import { randomUUID } from "node:crypto";
import { found, ok, refuse } from "./responses.mjs";
import { ofVehicle, quote, vehicleOf } from "./stock.mjs";

/** Runs in the browser: puts a form into the shop's login element. */
const showForm = (action) => {
  const form = Object.assign(document.createElement("form"), { action, method: "post" });
  for (const name of ["email", "password"]) {
    const input = Object.assign(document.createElement("input"), { name, type: name, required: true });
    form.appendChild(document.createElement("label")).append(name, input);
  }
  form.appendChild(document.createElement("button")).textContent = "OK";
  document.querySelector("[data-identity-widget]")?.replaceChildren(form);
};

/** Level 3: a login provider and who a session is, credits, and a payment provider. */
export const buyCalls = ({ customers, tokens }) => {
  const [sessionByKey, customerBySession, returnByPayment] = [new Map(), new Map(), new Map()];
  return {
    "GET users/prelogin": ({ sessionId, origin }) => {
      if (!sessionId) return refuse(400);
      const key = randomUUID();
      sessionByKey.set(key, sessionId);
      return ok({ url: `${origin}/provider/login.js?key=${key}` });
    },
    "GET provider/login.js": ({ query, origin }) => {
      if (!sessionByKey.has(query.key)) return refuse(404);
      const script = `(${showForm})("${origin}/provider/sign-in?key=${query.key}");`;
      return new Response(script, { headers: { "content-type": "text/javascript" } });
    },
    // A key works once. The shop signs in whoever comes back to any of its pages.
    "POST provider/sign-in": ({ query, body, referer }) => {
      const customer = customers.get(body?.get("email"));
      const isRight = sessionByKey.has(query.key) && customer && body.get("password") === "specified";
      if (!isRight) return refuse(401);
      customerBySession.set(sessionByKey.get(query.key), customer);
      sessionByKey.delete(query.key);
      return referer ? new Response(null, { status: 303, headers: { location: referer } }) : ok();
    },
    "POST users/login": ({ body, sessionId }) => {
      if (body?.providerId !== 5 || !customerBySession.has(sessionId)) return refuse(401);
      const token = randomUUID();
      tokens.set(token, customerBySession.get(sessionId));
      return ok({ token });
    },
    "GET finance/{vin}": ofVehicle(({ pvf }, { query }) => quote(pvf, query)),
    // Whoever opens the payment provider's page has paid.
    "GET provider/pay": ({ query }) => {
      const location = returnByPayment.get(query.payment);
      return location ? new Response(null, { status: 303, headers: { location } }) : refuse(404);
    },
    "GET users/me *": ({ customer }) => ok(customer.user),
    "POST payments/v2 *": ({ query, body, origin, customer: { reservations } }) => {
      const { createPayment, reservationId = randomUUID() } = query;
      const [vehicle, known] = [vehicleOf(body?.vin), reservations.get(reservationId)];
      if (!vehicle) return refuse(400);
      if (query.reservationId && !known) return refuse(404);
      if (!known && (vehicle.reserved || vehicle.bought)) return refuse(409);
      // Sent again, a reservation is the same; so is its payment, unless a new one is wanted.
      const paymentId = (createPayment !== "true" && known?.paymentId) || randomUUID();
      returnByPayment.set(paymentId, body.currentUrl);
      reservations.set(reservationId, { ...body, reservationId, paymentId });
      const paymentUrl = `${origin}/provider/pay?payment=${paymentId}`;
      const keys = { clientToken: `client-${paymentId}`, publicKey: "public-specified" };
      return ok({ reservationId, paymentId, paymentUrl, ...keys, paymentProvider: "specified" });
    },
    "GET users/me/reservations *": ({ customer }) => ok([...customer.reservations.values()]),
    "GET users/me/reservation/{id} *": ({ params, customer }) => found(customer.reservations.get(params.id)),
  };
};
