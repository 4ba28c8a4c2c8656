import { sql } from "drizzle-orm";
import { expect, onTestFinished, test } from "vitest";
import { vehicles } from "#backend/store/schema/vehicles.ts";
import { openSeededTestDatabase } from "#demo/test-seeded-database.ts";
import { newRenderedFacts } from "#platform/page-cache/rendered-facts.ts";
import { whileRendering } from "#platform/request-context.ts";
import { findByVin } from "./find-by-vin.ts";

test("a page reads its vehicle once, and all of its parts show the same", async () => {
  const database = await openSeededTestDatabase({ vehicles: 3 });
  onTestFinished(() => database.close());
  const { orm } = database;
  const [first] = await orm.select({ vin: vehicles.vin }).from(vehicles).limit(1);
  const read = async () => (await findByVin(orm, first?.vin ?? "")).vehicle.kilometers;
  const drive = () => orm.update(vehicles).set({ kilometers: sql`${vehicles.kilometers} + 1` });
  const before = await read();
  const shown = await whileRendering(newRenderedFacts(), async () => [
    await read(),
    await drive(),
    await read(),
  ]);
  expect([shown[0], shown[2], await read()]).toEqual([before, before, before + 1]);
});
