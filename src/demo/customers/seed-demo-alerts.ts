import { and, asc, eq } from "drizzle-orm";
import { addCarAlert } from "#backend/alert/add-car-alert.ts";
import { addPriceDropAlert } from "#backend/alert/add-price-drop-alert.ts";
import type { VehicleNews } from "#backend/notification/describe-notification.ts";
import { normaliseList } from "#backend/saved-list/normalise-list.ts";
import type { Orm } from "#backend/store/database.ts";
import { notifications } from "#backend/store/schema/notifications.ts";
import { priceDropAlerts, savedSearches } from "#backend/store/schema/saved-lists.ts";
import { vehicles } from "#backend/store/schema/vehicles.ts";
import { readVehicles, type VehicleRow } from "#backend/vehicle/read-vehicles.ts";
import { addressOf, fullName } from "#backend/vehicle/vehicle-names.ts";
import type { Locale } from "#platform/locale.ts";
import { newReferenceId } from "#platform/new-reference-id.ts";

const dayMs = 86_400_000;

/** What each demo customer looks for, on the pages of the demo content. */
const preferences = {
  es: {
    path: "/listado-coches-segunda-mano/",
    search: { name: "Eléctricos para el día a día", filters: { fuel: "electric" } },
    alert: { name: "Diésel por menos de 15.000 €", filters: { fuel: "diesel", priceTo: "15000" } },
  },
  pt: {
    path: "/pt/carros-segunda-mao/",
    search: { name: "Elétricos para o dia a dia", filters: { fuel: "electric" } },
    alert: { name: "A gasóleo até 15 000 €", filters: { fuel: "diesel", priceTo: "15000" } },
  },
} as const satisfies Record<Locale, unknown>;

type Customer = { readonly id: string; readonly locale: Locale };

/** Gives a demo customer a saved search, alerts and notifications, all of vehicles that are in the stock. */
export const seedDemoAlerts = async (orm: Orm, { id, locale }: Customer, now: Date): Promise<void> => {
  const { path, search, alert } = preferences[locale];
  const before = new Date(now.getTime() - 14 * dayMs);
  const whose = { customerId: id };
  const list = normaliseList({ kind: "car", filters: search.filters });
  const saved = { id: newReferenceId(), ...whose, ...list, name: search.name, path: withQuery(path, search) };
  await orm.insert(savedSearches).values({ ...saved, createdAt: before });
  const carAlert = { whose, locale, name: alert.name, path: withQuery(path, alert), now: before };
  await addCarAlert(orm, { ...carAlert, list: { kind: "car", filters: { ...alert.filters } } });
  const [first, second] = await someVehicles(orm);
  if (first === undefined || second === undefined) return;
  await addPriceDropAlert(orm, { whose, locale, vin: first.vehicle.vin, now: before });
  const paid = Math.round(first.vehicle.priceCents * 1.06);
  const isFirst = and(eq(priceDropAlerts.customerId, id), eq(priceDropAlerts.vin, first.vehicle.vin));
  await orm.update(priceDropAlerts).set({ initialPriceCents: paid }).where(isFirst);
  const news = [
    { kind: "price-drop", row: first, days: 1, previous: { previous: paid } },
    { kind: "car-alert", row: second, days: 3, previous: { alert: alert.name } },
  ] as const;
  const rows = news.map(({ kind, row, days, previous }) => ({
    ...describe(row, locale),
    id: newReferenceId(),
    customerId: id,
    kind,
    key: `demo:${kind}`,
    values: {
      vehicle: fullName(locale, row),
      price: row.vehicle.priceCents,
      ...previous,
    } satisfies VehicleNews,
    createdAt: new Date(now.getTime() - days * dayMs),
  }));
  await orm.insert(notifications).values(rows);
};

const withQuery = (path: string, { filters }: { readonly filters: Readonly<Record<string, string>> }) =>
  `${path}?${new URLSearchParams(filters)}`;

const describe = (row: VehicleRow, locale: Locale) => ({
  vin: row.vehicle.vin,
  path: addressOf(locale, row),
});

/** Two vehicles that can be bought, always the same ones. */
const someVehicles = async (orm: Orm): Promise<VehicleRow[]> => {
  const found = await orm
    .select({ id: vehicles.id })
    .from(vehicles)
    .where(eq(vehicles.status, "in-stock"))
    .orderBy(asc(vehicles.id))
    .limit(2);
  return await readVehicles(
    orm,
    found.map(({ id }) => id),
  );
};
