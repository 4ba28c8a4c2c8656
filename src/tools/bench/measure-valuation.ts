import { knownCatalogue } from "#backend/catalogue/known-catalogue.ts";
import { createBackend } from "#backend/http/app.ts";
import type { Database } from "#backend/store/database.ts";
import { migrate } from "#backend/store/migrate.ts";
import { dealersOf } from "#backend/trade-in/test-car.ts";
import { seedWhenEmpty } from "#demo/filling/seed-database.ts";
import { createRandom } from "#demo/stock/random.ts";
import { startTemporaryPostgres } from "../test-stages/temporary-postgres.ts";
import { openEmbedded, openServer } from "./open-stock.ts";
import { percentile } from "./percentile.ts";
import { atMost, type Figure, notMeasured, reported } from "./report.ts";
import { timeCalls } from "./time-calls.ts";

const vehicles = 100_000;
/** Milliseconds at the 95th percentile. */
const budget = 100;

/** Valuations of cars of any version, age and use, stored ones included, as the storefront requests them, one after another. */
export const measureValuation = async (): Promise<Figure[]> => {
  console.log(`Valuing cars by ${vehicles} vehicles`);
  const embedded = await measureOn("PGlite", await openEmbedded());
  const postgres = await startTemporaryPostgres();
  const name = `valuation, PostgreSQL ${vehicles}, p95`;
  if (!postgres) return [...embedded, notMeasured(name, "PostgreSQL is not installed", `≤ ${budget} ms`)];
  try {
    return [...embedded, ...(await measureOn("PostgreSQL", await openServer(postgres, vehicles)))];
  } finally {
    await postgres.stop();
  }
};

const measureOn = async (engine: string, database: Database): Promise<Figure[]> => {
  try {
    await migrate(database);
    await seedWhenEmpty(database, { vehicles });
    const { wall, cpu } = await timeCalls(await valuer(database), { warming: 30, calls: 300 });
    const shown = (values: readonly number[], share: number) => `${percentile(values, share).toFixed(1)} ms`;
    const name = `valuation, ${engine} ${vehicles}`;
    return [
      atMost(`${name}, p95`, percentile(wall, 0.95), budget, "ms"),
      reported(`${name}, p50`, shown(wall, 0.5)),
      reported(`${name}, processor p50 / p95`, `${shown(cpu, 0.5)} / ${shown(cpu, 0.95)}`),
    ];
  } finally {
    await database.close();
  }
};

/** Requests the value of one car after another. */
const valuer = async (database: Database): Promise<() => Promise<void>> => {
  const backend = createBackend(database);
  const random = createRandom(20_261_124);
  const known = [...(await knownCatalogue(database.orm)).versions.values()];
  const cars = known.filter(({ model }) => model.kind === "car");
  const [dealerId] = await dealersOf(database.orm, "es");
  return async () => {
    const car = cars[random.whole(0, cars.length - 1)];
    if (car === undefined) throw new Error("the catalogue has no cars");
    const { version, model, brand } = car;
    const year = random.whole(version.soldFrom, Math.min(2025, version.soldTo ?? 2025));
    const body = {
      ...{ plate: `${random.whole(1000, 9999)}KBC`, kilometers: random.whole(100, 250_000) },
      ...{ brand: brand.name, brandId: brand.slug, model: model.name, modelId: model.slug },
      ...{ version: version.name, versionId: String(version.id), plateDate: `${year}-05-01` },
      ...{ fuel: version.fuel, fuelId: version.fuel },
      ...{ transmission: version.transmission, transmissionId: version.transmission },
      ...{ firstName: "Ana", lastName: "", emailAddress: "ana@volante.test", phoneNumber: "612345678" },
      ...{ dealerId, tradeInType: 1, assignToUser: false },
    };
    const answer = await backend.fetch(
      new Request("http://bench/retake/phase1/v2", {
        method: "POST",
        body: JSON.stringify(body),
        headers: {
          "content-type": "application/json",
          "accept-language": "es",
          "x-session-id": `s-${random.whole(0, 99)}`,
        },
      }),
    );
    if (!answer.ok) throw new Error(`a valuation was answered ${answer.status}: ${await answer.text()}`);
    await answer.arrayBuffer();
  };
};
