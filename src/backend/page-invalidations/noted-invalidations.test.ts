import { afterAll, beforeAll, beforeEach, describe, expect, test } from "vitest";
import type { Database } from "#backend/store/database.ts";
import { openSeededTestDatabase } from "#demo/test-seeded-database.ts";
import { pageTags } from "#domain/page-tags.ts";

let database: Database;
let seeded: readonly string[];
beforeAll(async () => {
  database = await openSeededTestDatabase({ vehicles: 120 });
  seeded = await noted();
}, 60_000);
afterAll(() => database.close());
beforeEach(() => database.run("delete from page_drops"));

const tagsOf = async (query: string) =>
  ((await database.run(query)).rows as { tag: string }[]).map(({ tag }) => tag).toSorted();
/** Vehicles by their number in the database. */
const noted = () =>
  tagsOf(`select coalesce('vehicle:' || vehicles.id, tag) as tag from page_drops
    left join vehicles on tag = '${pageTags.vehicle("")}' || vin`);

const { content, stock, vehicles, redirects } = pageTags;
const of = (id: number) => pageTags.vehicle(String(id));
const first = (count: number) => Array.from({ length: count }, (_, at) => of(at + 1));

/** Repeats rows with something changed in them. */
const copy = (table: string, changes: Readonly<Record<string, unknown>>, which = "true limit 1") =>
  `insert into ${table} select (jsonb_populate_record(old, '${JSON.stringify(changes)}')).* from ${table} old where ${which}`;

const newPage = copy("pages", { id: 99_999, slug: "nueva" }, "locale = 'es' and slug = 'home'");
const newVehicle = copy("vehicles", { id: 9_999, vin: "VSSZZZ99999999999", public_id: "99999999" }, "id = 1");
const listPage = "search_key is not null and locale = 'es' and slug = 'listado-coches-segunda-mano'";

test.each<[statement: string, tags: readonly string[]]>([
  [
    "update vehicles set price_cents = price_cents + 100, previous_price_cents = null where id = 3",
    [stock, of(3)],
  ],
  ["update vehicles set status = 'reserved', status_since = now() where id = 4", [stock, of(4)]],
  ["update vehicles set kilometers = kilometers + 1 where id <= 50", [stock, ...first(50)]],
  ["update vehicles set kilometers = kilometers + 1 where id <= 51", [stock, vehicles]],
  ["update vehicles set kilometers = kilometers where id <= 60", []],
  ["update vehicles set kilometers = 1 where id = 0", []],
  [newVehicle, [stock, of(9_999)]],
  ["delete from vehicles where id = 9999", [stock, "vehicle:VSSZZZ99999999999"]],
  ["update vehicle_details set warranty_months = warranty_months + 1 where vehicle_id = 5", [stock, of(5)]],
  ["update vehicle_details set warranty_months = warranty_months where vehicle_id = 5", []],
  ["update vehicle_passports set marks = '[]', points = '[]' where vehicle_id = 2", [of(2)]],
  ["update vehicle_passports set marks = marks where vehicle_id <= 60", []],
  ["delete from vehicle_passports where vehicle_id = 2", [of(2)]],
  ["update picture_sets set turn = null where id = 1", [stock, vehicles]],
  ["update picture_sets set turn = null where id = 0", []],
  [
    "insert into price_log (vehicle_id, price_type, cents, at) values (6, 'TotalPrice', 900000, now())",
    [of(6)],
  ],
  [
    "insert into price_log (vehicle_id, price_type, cents, at) select id, 'TotalPrice', 900000, now() from vehicles",
    [vehicles],
  ],
  ["update pages set seo = seo where locale = 'es' and slug = 'error'", [pageTags.page("es", "error")]],
  [
    "update pages set components = components where locale = 'pt' and slug = 'home'",
    [pageTags.page("pt", "home"), vehicles],
  ],
  [
    `update pages set components = components where ${listPage}`,
    ["page:es:listado-coches-segunda-mano", vehicles],
  ],
  ["update pages set seo = seo", [content]],
  [newPage, [content]],
  ["update pages set slug = 'otra' where id = 99999", [content]],
  [`update pages set slug = '${"a".repeat(250)}' where id = 99999`, [content]],
  ["update pages set seo = seo where id = 99999", [content]],
  ["delete from pages where id = 99999", [content]],
  ["delete from pages where id = 0", []],
  ["update page_frames set footer = footer where id = 1", [content]],
  ["update site_settings set value = 'Otra' where key = 'shop'", [content]],
  ["update shop_files set hash = repeat('0', 64) where path = 'shop.yaml'", [content]],
  ["delete from shop_files where path = 'redirects.csv'", [content]],
  ["insert into redirects (path, target, status) values ('/es/antes/', '/es/', 301)", [redirects]],
  ["delete from redirects where path = '/es/antes/'", [redirects]],
  ["truncate redirects", [redirects]],
  ["update dealers set phone = '910000000' where id = 1", [content, stock, vehicles]],
  ["update dealers set phone = '910000000' where id = 0", []],
  ["update brands set name = 'Seat' where id = 1", [stock, vehicles]],
  ["update models set name = name where id = 1", [stock, vehicles]],
  ["update versions set power = power + 1 where id = 1", [stock, vehicles]],
  ["update credit_types set name = name", [stock, vehicles]],
  ["update credit_taxes set interest_percent = 5", [stock, vehicles]],
  ["update finance_config set home_delivery_cents = 1", [stock, vehicles]],
])("%s", async (statement, tags) => {
  await database.run(statement);
  expect(await noted()).toEqual([...tags].toSorted());
});

describe("a transaction", () => {
  test("notes a tag once, however often it changes it", async () => {
    const changes = Array.from(
      { length: 20 },
      () => "update vehicles set kilometers = kilometers + 1 where id = 7;",
    );
    await database.run(`begin; ${changes.join(" ")} commit;`);
    expect(await noted()).toEqual([stock, of(7)]);
  });

  test("that is rolled back notes nothing", async () => {
    const change = "update vehicles set kilometers = kilometers + 1 where id = 8";
    await expect(database.run(`begin; ${change}; select 1 / 0; commit;`)).rejects.toThrow();
    await database.run("rollback").catch(() => undefined);
    expect(await noted()).toEqual([]);
    await database.run(change);
    expect(await noted()).toEqual([stock, of(8)]);
  });

  test("notes of fifty others at once what each changed", async () => {
    const change = (_: unknown, at: number) =>
      database.run(`update vehicles set kilometers = kilometers + 1 where id = ${at + 1}`);
    await Promise.all(Array.from({ length: 50 }, change));
    expect(await noted()).toEqual([...Array.from({ length: 50 }, () => stock), ...first(50)].toSorted());
  });
});

/** Tables that no stored page shows. */
const unseen: Readonly<Record<string, string>> = {
  stock_resets: "notifies the stock index as vehicles does pages",
  page_drops: "is what pages are invalidated by",
  reservations: "change a vehicle by its status",
  reservation_events: "are shown to one customer",
  payment_attempts: "are shown to one customer",
  payment_events: "are never shown",
  sandbox_intents: "are never shown",
  sandbox_messages: "are never shown",
  customers: "are shown to themselves",
  sessions: "are never shown",
  tokens: "are never shown",
  provider_links: "are never shown",
  provider_sessions: "are never shown",
  login_states: "are never shown",
  mail_codes: "are never shown",
  known_networks: "are never shown",
  attempts: "are never shown",
  favourites: "are shown to one customer",
  feed_vehicles: "are never shown",
  feed_pictures: "are shown by the vehicles that have them",
  feed_sources: "are never shown",
  saved_searches: "are shown to one customer",
  car_alerts: "are shown to one customer",
  price_drop_alerts: "are shown to one customer",
  alert_events: "are shown to one customer",
  alert_cursor: "is never shown",
  notifications: "are shown to one customer",
  footprints: "are never shown",
  leads: "are never shown",
  outbox: "is never shown",
  events: "are never shown",
  event_deliveries: "are never shown",
  operators: "are never shown",
  audit_log: "is never shown",
  missed_demand: "is never shown",
  trade_ins: "are shown to one visitor",
  trade_in_values: "are shown to one visitor",
  trade_in_bookings: "are shown on a page that is not stored",
  trade_in_details: "are shown to one visitor",
  trade_in_marks: "are shown to one visitor",
  trade_in_pictures: "are shown to one visitor",
  removed_files: "are never shown",
};

test("of every table it is known which pages show it, or that none does", async () => {
  const known = await tagsOf(
    `select distinct event_object_table as tag from information_schema.triggers where trigger_name like '%_pages_%'`,
  );
  const all = await tagsOf(
    "select table_name as tag from information_schema.tables where table_schema = 'public'",
  );
  expect([...new Set([...known, ...Object.keys(unseen)])].toSorted()).toEqual(all);
});

test("a seed leaves a tag for everything, not one a vehicle or page", () => {
  expect(seeded).toEqual([content, redirects, stock, vehicles]);
});
