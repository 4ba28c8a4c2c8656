import { answer, newId, type Part, readJson, refuse, withToken } from "./shop.ts";
import { vehicleOf } from "./stock.ts";

/** Searches, alerts, favourites (7). Of saved searches and alerts no field is shown but the id and the filters that they are about. */
export const addLists: Part = (app, shop) => {
  /** "GET search/saveV2. DELETE search/saveV2?id." No call saves one. */
  app.get(
    "/search/saveV2",
    withToken(shop, (c, { searches }) => answer(c, [...searches.values()])),
  );
  app.delete(
    "/search/saveV2",
    withToken(shop, (c, { searches }) =>
      searches.delete(c.req.query("id") ?? "") ? answer(c) : refuse(c, 404),
    ),
  );

  /** "GET, PATCH and DELETE notifications/car-alert, with id in the query. POST notifications/car-alert?type." */
  app.get(
    "/notifications/car-alert",
    withToken(shop, (c, { carAlerts }) => {
      const id = c.req.query("id");
      const found = [...carAlerts].filter(([each]) => id === undefined || each === id);
      return answer(
        c,
        found.map(([, alert]) => alert),
      );
    }),
  );
  app.post(
    "/notifications/car-alert",
    withToken(shop, async (c, { carAlerts }) => {
      const { filters = {} } = (await readJson(c)) ?? {};
      const id = newId();
      carAlerts.set(id, { id, filters });
      return answer(c);
    }),
  );
  app.patch(
    "/notifications/car-alert",
    withToken(shop, (c, { carAlerts }) =>
      carAlerts.has(c.req.query("id") ?? "") ? answer(c) : refuse(c, 404),
    ),
  );
  app.delete(
    "/notifications/car-alert",
    withToken(shop, (c, { carAlerts }) =>
      carAlerts.delete(c.req.query("id") ?? "") ? answer(c) : refuse(c, 404),
    ),
  );

  /** "GET, PATCH and DELETE notifications/price-drop?vin. POST notifications/{vin}/price-drop?type." */
  app.get(
    "/notifications/price-drop",
    withToken(shop, (c, { priceDrops }) => {
      const vin = c.req.query("vin");
      const found = [...priceDrops].filter((each) => vin === undefined || each === vin);
      return answer(
        c,
        found.map((each) => ({ vin: each })),
      );
    }),
  );
  app.post(
    "/notifications/:vin/price-drop",
    withToken(shop, (c, { priceDrops }) => {
      const vehicle = vehicleOf(c.req.param("vin"));
      if (!vehicle) return refuse(c, 404);
      priceDrops.add(vehicle.vin);
      return answer(c);
    }),
  );
  app.patch(
    "/notifications/price-drop",
    withToken(shop, (c, { priceDrops }) =>
      priceDrops.has(c.req.query("vin") ?? "") ? answer(c) : refuse(c, 404),
    ),
  );
  app.delete(
    "/notifications/price-drop",
    withToken(shop, (c, { priceDrops }) =>
      priceDrops.delete(c.req.query("vin") ?? "") ? answer(c) : refuse(c, 404),
    ),
  );

  /** "GET favorite. POST favorite (vin, fin). PUT favorite (vin, removes)." "Favourite: vin, financeId" (3). */
  app.get(
    "/favorite",
    withToken(shop, (c, { favourites }) => answer(c, [...favourites.values()])),
  );
  app.post(
    "/favorite",
    withToken(shop, async (c, { favourites }) => {
      const { vin, fin } = (await readJson(c)) ?? {};
      const vehicle = vehicleOf(String(vin));
      if (!vehicle) return refuse(c, 404);
      favourites.set(vehicle.vin, {
        vin: vehicle.vin,
        financeId: fin === undefined || fin === null ? null : String(fin),
      });
      return answer(c);
    }),
  );
  app.put(
    "/favorite",
    withToken(shop, async (c, { favourites }) => {
      favourites.delete(String((await readJson(c))?.vin));
      return answer(c);
    }),
  );
};
