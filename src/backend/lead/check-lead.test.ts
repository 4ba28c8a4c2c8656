import { eq } from "drizzle-orm";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { knownDealers, type StoredDealer } from "#backend/dealer/known-dealers.ts";
import type { WrittenMail } from "#backend/mail/write-mail.ts";
import { readShop } from "#backend/shop/read-shop.ts";
import type { Database } from "#backend/store/database.ts";
import { vehicles } from "#backend/store/schema/vehicles.ts";
import { openSeededTestDatabase } from "#demo/test-seeded-database.ts";
import type { Locale } from "#platform/locale.ts";
import { checkTestDrive } from "./check-lead.ts";
import { vehicleIn } from "./test-lead.ts";

let database: Database;
let vin: string;
let dealers: StoredDealer[];
beforeAll(async () => {
  database = await openSeededTestDatabase({ vehicles: 60 });
  vin = await vehicleIn(database.orm, "in-stock");
  dealers = [...(await knownDealers(database.orm)).values()];
});
afterAll(() => database.close());

const dealerIn = (municipality: string) => dealers.find((dealer) => dealer.municipality === municipality);

/** Tuesday, 24 November 2026, 11:00 in Madrid and 10:00 in Las Palmas and Lisbon. */
const now = new Date("2026-11-24T10:00:00Z");
const check = async (more: Readonly<Record<string, string | undefined>>, locale: Locale = "es") => {
  const form = {
    type: 32,
    name: "Ana",
    email: "ana@volante.test",
    phone: "612345678",
    consent: true,
    consentVersion: "1",
    requestId: crypto.randomUUID(),
    vin,
    ...more,
  } as const;
  return checkTestDrive(form, { orm: database.orm, locale, now, shop: await readShop(database.orm) });
};

describe("a test drive", () => {
  test.each([
    ["Getafe", "2026-11-24", "13:00", undefined],
    ["Getafe", "2026-11-24", "12:00", "preferredTime"],
    ["Las Palmas de Gran Canaria", "2026-11-24", "12:00", undefined],
    ["Lisboa", "2026-11-24", "12:30", undefined],
    ["Lisboa", "2026-11-24", "13:00", "preferredTime"],
    ["Getafe", "2026-11-25", "15:00", "preferredTime"],
    ["Getafe", "2026-11-29", "11:00", "preferredDate"],
    ["Getafe", "2026-11-23", "11:00", "preferredDate"],
    ["Getafe", "2026-12-25", "11:00", "preferredDate"],
    ["Getafe", undefined, "11:00", "preferredDate"],
    ["Getafe", "2026-11-25", undefined, "preferredTime"],
    ["Getafe", undefined, undefined, undefined],
  ])("in %s on %s at %s: %s is wrong", async (place, preferredDate, preferredTime, field) => {
    const checked = check({ dealerId: dealerIn(place)?.wireId, preferredDate, preferredTime });
    if (field) await expect(checked).rejects.toMatchObject({ code: "invalid-field", field });
    else expect((await checked).columns).toMatchObject({ preferredDate, preferredTime });
  });

  test("is at the vehicle's dealer where none is chosen", async () => {
    const [vehicle] = await database.orm.select().from(vehicles).where(eq(vehicles.vin, vin));
    const own = dealers.find(({ id }) => id === vehicle?.dealerId);
    expect((await check({})).columns?.dealerId).toBe(own?.wireId);
  });

  test.each([
    [
      "es",
      "Día y hora que prefieres: 25 de noviembre de 2026, 10:30 (hora del concesionario)",
      "Anular la solicitud",
    ],
    [
      "pt",
      "Dia e hora da sua preferência: 25 de novembro de 2026, 10:30 (hora do concessionário)",
      "Anular o pedido",
    ],
  ] as const)(
    "is told in %s with vehicle, dealer and time, and how to take it back",
    async (locale, preferred, label) => {
      const dealer = dealerIn("Las Palmas de Gran Canaria");
      const fields = { dealerId: dealer?.wireId, preferredDate: "2026-11-25", preferredTime: "10:30" };
      const { mail } = await check(fields, locale);
      const { about, text, html, subject } =
        mail?.("a".repeat(26)) ?? ({} as WrittenMail & { about: string });
      expect(about).toBe("test-drive-received");
      expect(text).toContain(preferred);
      expect(text).toMatch(
        /Volante Las Palmas\n.*Calle de León y Castillo, 322, 35006 Las Palmas de Gran Canaria/,
      );
      expect(text).toMatch(/\+34.910.000.\d{3}/);
      expect(text).toMatch(/€/);
      expect(text).toMatch(
        /\/(coches-ocasion|motos-ocasion|pt\/carros-usados|pt\/motos-usadas)\/[a-z0-9-]+-\d{8}\/\n/,
      );
      expect(text).toMatch(/\/api\/services\/requests\/withdraw\?link=[\w.-]+/);
      expect(html).toContain(label);
      expect(subject.length).toBeLessThanOrEqual(200);
    },
  );
});
