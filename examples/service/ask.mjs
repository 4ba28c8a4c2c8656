import { randomUUID } from "node:crypto";
import stock from "./data/stock.json" with { type: "json" };
import known from "./data/trade-in.json" with { type: "json" };
import { ok, refuse } from "./responses.mjs";

const inDays = (days) => new Date(Date.now() + days * 86_400_000).toISOString();

const morningOf = (date) => ({
  date,
  slots: ["10:00", "11:00", "12:00"].map((hour) => ({ dateTime: `${date}T${hour}:00.000Z`, hour })),
});
const schedule = () => [1, 2, 3, 4, 5].map((days) => morningOf(inDays(days).slice(0, 10)));

/** Level 2: visitors leave a request, and have their car valued. */
export const askCalls = ({ tradeIns }) => {
  /** POST books the first slot, PUT another one, DELETE none. */
  const book = ({ method, params, body }) => {
    const stored = tradeIns.get(params.id);
    if (!stored) return refuse(404);
    if ((stored.phaseTwoBooking === null) !== (method === "POST")) return refuse(409);
    if (typeof body?.dateTime !== "string" || typeof body.hour !== "string") return refuse(400);
    stored.phaseTwoBooking = method === "DELETE" ? null : { dateTime: body.dateTime, hour: body.hour };
    stored.updateTime = inDays(0);
    return ok();
  };
  return {
    "POST lead": ({ query, body }) =>
      /^3[234678]$/.test(query.type) && body instanceof FormData ? ok() : refuse(400),
    ...Object.fromEntries(Object.entries(known.lists).map(([call, entries]) => [call, () => ok(entries)])),
    "GET brands/{brandId}/models/v2": ({ params }) => ok(known.models[params.brandId] ?? []),
    "GET retake/plate/v2/{plate}": ({ params: { plate } }) =>
      plate === "0000BBB" ? refuse(404) : ok({ plate: plate.replace(/[\s-]/g, ""), ...known.carOfAnyPlate }),
    "POST retake/phase1/v2": ({ body, customer }) => {
      if (!(body?.kilometers >= 100)) return refuse(400);
      const [id, valuation] = [randomUUID(), Math.max(500, 12_000 - Math.round(body.kilometers / 20))];
      const times = { createTime: inDays(0), updateTime: inDays(0), expirationDate: inDays(30) };
      const value = { dealerId: String(body.dealerId), actualValuation: valuation };
      tradeIns.set(id, { id, ...value, phaseTwoBooking: null, ...times });
      if (body.assignToUser === true) customer?.tradeIns.set(id, tradeIns.get(id));
      return ok({ valuation, tradeInId: id });
    },
    "GET retake/dealer/{dealerId}/schedule": ({ params }) =>
      stock.dealers.some(({ id }) => id === params.dealerId)
        ? ok({ availableSlots: schedule() })
        : refuse(404),
    "POST retake/{id}/phase2/book": book,
    "PUT retake/{id}/phase2/book": book,
    "DELETE retake/{id}/phase2/book": book,
  };
};
