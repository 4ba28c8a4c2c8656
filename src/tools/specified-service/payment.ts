import { answer, newId, type Part, readJson, refuse, withToken } from "./shop.ts";
import { vehicleOf } from "./stock.ts";

/** Body fields of payments/v2 (7): only these are kept of a reservation. */
const bodyFields = [
  "vin",
  "currentUrl",
  "dealershipId",
  "delivery",
  "name",
  "phoneNumber",
  "email",
  "birthDate",
  "price",
  "receipt",
  "retakeId",
  "finance",
] as const;

/** Payment, and the reservations that come of it (7). */
export const addPayment: Part = (app, shop) => {
  /** Payments by reservation: "paymentTokens: reservationId, paymentId, paymentUrl" (3). */
  const payments = new Map<string, string>();
  /** Where the browser goes on after its payment. */
  const returns = new Map<string, string>();

  /** "POST payments/v2?createPayment&reservationId." "The response returns" six fields. */
  app.post(
    "/payments/v2",
    withToken(shop, async (c, { reservations }) => {
      const body = await readJson(c);
      const vehicle = vehicleOf(String(body?.vin));
      if (!body || !vehicle) return refuse(c, 400);
      const { createPayment, reservationId: known } = c.req.query();
      if (known !== undefined && !reservations.has(known)) return refuse(c, 404);
      if (known === undefined && (vehicle.reserved || vehicle.bought)) return refuse(c, 409);
      const reservationId = known ?? newId();
      const kept = Object.fromEntries(
        bodyFields.filter((field) => field in body).map((field) => [field, body[field]]),
      );
      // "After a successful submit it is not new and the reservation id is reused" (4).
      const paymentId = (createPayment !== "true" && payments.get(reservationId)) || newId();
      payments.set(reservationId, paymentId);
      returns.set(paymentId, String(body.currentUrl));
      reservations.set(reservationId, { reservationId, paymentId, ...kept });
      return answer(c, {
        reservationId,
        paymentId,
        paymentUrl: `${new URL(c.req.url).origin}/provider/pay?payment=${paymentId}`,
        clientToken: `client-${paymentId}`,
        publicKey: "public-specified",
        paymentProvider: "specified",
      });
    }),
  );

  /** The payment provider behind `paymentUrl`: whoever opens its page has paid. */
  app.get("/provider/pay", (c) => {
    const to = returns.get(c.req.query("payment") ?? "");
    return to === undefined ? c.text("Not Found", 404) : c.redirect(to, 303);
  });

  /** No field of a reservation is shown: what was sent, and the ids that were answered. */
  app.get(
    "/users/me/reservations",
    withToken(shop, (c, { reservations }) => answer(c, [...reservations.values()])),
  );
  app.get(
    "/users/me/reservation/:id",
    withToken(shop, (c, { reservations }) => {
      const found = reservations.get(c.req.param("id") ?? "");
      return found ? answer(c, found) : refuse(c, 404);
    }),
  );
};
