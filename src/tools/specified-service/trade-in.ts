import {
  answer,
  newId,
  type Part,
  readJson,
  refuse,
  type StoredTradeIn,
  visitorOf,
  withToken,
} from "./shop.ts";
import { dealers } from "./stock.ts";

/** Choices: brand and brandId, fuel and fuelId … of phase one say that each has an id and a name (3). */
const brands = [
  { id: "1", name: "Seat" },
  { id: "2", name: "Renault" },
];
const modelsOf: Readonly<Record<string, readonly { id: string; name: string }[]>> = {
  "1": [{ id: "10", name: "León" }],
  "2": [{ id: "20", name: "Clio" }],
};
const versions = [{ id: "100", name: "1.5 TSI FR" }];
const transmissions = [
  { id: "1", name: "Manual" },
  { id: "2", name: "Automático" },
];
const fuels = [
  { id: "1", name: "Gasolina" },
  { id: "2", name: "Diésel" },
];
const colours = [{ id: "1", name: "Blanco" }];
const interiors = [{ id: "1", name: "Tela" }];

/** The car's own fields in the phase one payload (3), without the kilometres. */
const carOfPlate = {
  brand: "Seat",
  brandId: "1",
  model: "León",
  version: "1.5 TSI FR",
  versionId: "100",
  fuel: "Gasolina",
  fuelId: "1",
  transmission: "Manual",
  transmissionId: "1",
  vin: "VSSZZZ5FZKR123456",
  plateDate: "2019-06-01",
};

/** The unknown plate. */
const unknownPlate = "0000BBB";

const days = (count: number): number => count * 24 * 60 * 60 * 1000;

/** "availableSlots, each with date and slots (dateTime, hour)": the mornings of the next five days. */
const schedule = () => ({
  availableSlots: [1, 2, 3, 4, 5].map((day) => {
    const date = new Date(Date.now() + days(day)).toISOString().slice(0, 10);
    return {
      date,
      slots: ["10:00", "11:00", "12:00"].map((hour) => ({ dateTime: `${date}T${hour}:00.000Z`, hour })),
    };
  }),
});

/** Users and trade-in (7). */
export const addTradeIn: Part = (app, shop) => {
  const mine = (id: string | undefined, ids: readonly string[]): StoredTradeIn | undefined =>
    id !== undefined && ids.includes(id) ? shop.tradeIns.get(id) : undefined;

  app.get(
    "/users/me/retake",
    withToken(shop, (c, { tradeIns }) =>
      answer(
        c,
        tradeIns.map((id) => shop.tradeIns.get(id)),
      ),
    ),
  );
  app.get(
    "/users/me/retake/:id",
    withToken(shop, (c, { tradeIns }) => {
      const found = mine(c.req.param("id"), tradeIns);
      return found ? answer(c, found) : refuse(c, 404);
    }),
  );
  app.delete(
    "/users/me/retake/:id",
    withToken(shop, (c, { tradeIns }) => {
      const found = mine(c.req.param("id"), tradeIns);
      if (!found) return refuse(c, 404);
      tradeIns.splice(tradeIns.indexOf(found.id), 1);
      shop.tradeIns.delete(found.id);
      return answer(c);
    }),
  );

  app.get("/retake/exteriorColors", (c) => answer(c, colours));
  app.get("/retake/interiors", (c) => answer(c, interiors));
  app.get("/retake/transmission", (c) => answer(c, transmissions));
  app.get("/retake/fuel", (c) => answer(c, fuels));
  app.get("/brands", (c) => answer(c, brands));
  app.get("/brands/:brandId/models/v2", (c) => answer(c, modelsOf[c.req.param("brandId")] ?? []));
  app.get("/brands/:brandId/models/v2/:modelId/version", (c) => answer(c, versions));
  app.get("/retake/plate/v2/:plate", (c) => {
    const plate = c.req.param("plate").replace(/[\s-]/g, "");
    return plate === unknownPlate ? refuse(c, 404) : answer(c, { plate, ...carOfPlate });
  });

  /** "Valuation result: valuation, tradeInId"; "assignToUser" gives it to the customer of the token. */
  app.post("/retake/phase1/v2", async (c) => {
    const body = await readJson(c);
    const kilometers = Number(body?.kilometers);
    // "kms must be at least 100" (5).
    if (!body || !(kilometers >= 100)) return refuse(c, 400);
    const now = new Date();
    const stored: StoredTradeIn = {
      id: newId(),
      dealerId: String(body.dealerId),
      actualValuation: Math.max(500, 12_000 - Math.round(kilometers / 20)),
      phaseTwoBooking: null,
      createTime: now.toISOString(),
      updateTime: now.toISOString(),
      // "30 days after the update or creation time" (9).
      expirationDate: new Date(now.getTime() + days(30)).toISOString(),
    };
    shop.tradeIns.set(stored.id, stored);
    if (body.assignToUser === true) visitorOf(c, shop)?.tradeIns.unshift(stored.id);
    return answer(c, { valuation: stored.actualValuation, tradeInId: stored.id });
  });

  app.get("/retake/dealer/:dealerId/schedule", (c) =>
    dealers.some(({ id }) => id === c.req.param("dealerId")) ? answer(c, schedule()) : refuse(c, 404),
  );

  /** "POST, PUT and DELETE retake/{retakeId}/phase2/book, body slot": "Booking uses PUT if a booking exists, else POST" (4). */
  app.on(["POST", "PUT", "DELETE"], "/retake/:retakeId/phase2/book", async (c) => {
    const stored = shop.tradeIns.get(c.req.param("retakeId"));
    if (!stored) return refuse(c, 404);
    if ((stored.phaseTwoBooking !== null) !== (c.req.method !== "POST")) return refuse(c, 409);
    const { dateTime, hour } = (await readJson(c)) ?? {};
    if (c.req.method !== "DELETE" && (typeof dateTime !== "string" || typeof hour !== "string"))
      return refuse(c, 400);
    stored.phaseTwoBooking =
      c.req.method === "DELETE" ? null : { dateTime: String(dateTime), hour: String(hour) };
    stored.updateTime = new Date().toISOString();
    return answer(c);
  });

  /** "POST retake/{id}/phase2/v3?submit=". No field of an answer is shown. */
  app.post(
    "/retake/:id/phase2/v3",
    withToken(shop, async (c, { tradeIns }) => {
      const stored = mine(c.req.param("id"), tradeIns);
      if (!stored) return refuse(c, 404);
      stored.updateTime = new Date().toISOString();
      return (await readJson(c)) ? answer(c) : refuse(c, 400);
    }),
  );

  /** "GET retake/{id}/image?pov= (blob)." */
  app.get(
    "/retake/:id/image",
    withToken(shop, (c, { tradeIns }) => {
      const id = c.req.param("id");
      const picture = shop.pictures.get(`${id} ${c.req.query("pov")}`);
      if (!mine(id, tradeIns) || !picture) return refuse(c, 404);
      return new Response(picture, { headers: { "content-type": picture.type } });
    }),
  );

  /** "POST retake/{id}/image." Its body is not shown: form data with the point of view and one file, whatever it is called. */
  app.post(
    "/retake/:id/image",
    withToken(shop, async (c, { tradeIns }) => {
      const id = c.req.param("id");
      const form = await c.req.parseBody();
      const file = Object.values(form).find((value) => value instanceof File);
      if (!mine(id, tradeIns)) return refuse(c, 404);
      if (!file) return refuse(c, 400);
      shop.pictures.set(`${id} ${form.pov ?? c.req.query("pov")}`, file);
      return answer(c);
    }),
  );
};
