import { importFeed } from "#backend/inventory-feed/import-feed.ts";
import { parseMap } from "#backend/inventory-feed/map/read-map.ts";
import type { Database } from "#backend/store/database.ts";
import { migrate } from "#backend/store/migrate.ts";
import { catalogue } from "#demo/catalogue/catalogue.ts";
import { seedWhenEmpty } from "#demo/filling/seed-database.ts";
import { demoDealers as dealers } from "#demo/stock/demo-dealers.ts";
import { startTemporaryPostgres } from "../test-stages/temporary-postgres.ts";
import { openEmbedded, openServer } from "./open-stock.ts";
import { atMost, type Figure, notMeasured, reported } from "./report.ts";

const rows = 100_000;
/** Seconds for all of them, on PostgreSQL. */
const budget = 60;

const head =
  "vin;dealer;make;model;version;price;kilometers;registered;fuel;transmission;body;doors;seats;power;color";
const columns = Object.fromEntries(head.split(";").map((name) => [name, name]));
const map = parseMap(JSON.stringify({ source: "bench", columns, values: { financing: "yes" } }), "bench");

const numbers = new Intl.NumberFormat("de-DE", { minimumFractionDigits: 2 });

/** A listing of versions of the catalogue with units and days in turn, in pieces as a file has them. @param less euros off each price */
const listing = async function* (less: number): AsyncGenerator<Uint8Array> {
  const codes = dealers.map(({ dealerCode }) => dealerCode);
  let text = `${head}\n`;
  for (let at = 0; at < rows; at++) {
    const version = catalogue[(at * 7919) % catalogue.length];
    if (version === undefined) throw new Error("The catalogue is empty");
    const { makeName, modelName, name, from, fuel, transmission, body, doors, seats, power } = version;
    const vin = `VSSZZZ8PZ${String(at).padStart(8, "0")}`;
    const price = numbers.format(4_000 + ((at * 37) % 50_000) - less);
    const day = at % 2 === 0 ? `17/04/${from}` : `${from}-11-03`;
    const distance = at % 3 === 0 ? `${(at * 13) % 90_000} mi` : `${numbers.format((at * 13) % 150_000)} km`;
    const facts = [
      fuel,
      transmission,
      body,
      doors,
      seats,
      at % 2 === 0 ? `${power} CV` : power,
      "Gris plata",
    ];
    text += `${[vin, codes[at % codes.length], makeName, modelName, name, price, distance, day, ...facts].join(";")}\n`;
    if (text.length > 200_000) {
      yield Buffer.from(text);
      text = "";
    }
  }
  yield Buffer.from(text);
};

/** A dealer group's listing of 100,000 vehicles: all new, as before, and each at another price. */
export const measureFeed = async (): Promise<Figure[]> => {
  console.log(`Importing ${rows} vehicles`);
  const embedded = await measureOn("PGlite", await openEmbedded());
  const postgres = await startTemporaryPostgres();
  if (!postgres)
    return [...embedded, notMeasured("feed, PostgreSQL", "PostgreSQL is not installed", `≤ ${budget} s`)];
  try {
    return [...embedded, ...(await measureOn("PostgreSQL", await openServer(postgres, rows)))];
  } finally {
    await postgres.stop();
  }
};

const measureOn = async (engine: string, database: Database): Promise<Figure[]> => {
  try {
    await migrate(database);
    await seedWhenEmpty(database, { vehicles: 300 });
    const figures: Figure[] = [];
    for (const [what, less] of [
      ["new", 0],
      ["as before", 0],
      ["another price each", 100],
    ] as const) {
      const started = performance.now();
      const { refused } = await importFeed(database, {
        map,
        bytes: listing(less),
        imageHosts: [],
        refused: (refusal) => console.log(refusal),
        leftOut: () => undefined,
      });
      if (refused > 0) throw new Error(`${refused} rows of the listing were refused`);
      const seconds = (performance.now() - started) / 1000;
      const name = `feed of ${rows} vehicles, ${what}, ${engine}`;
      figures.push(
        engine === "PostgreSQL"
          ? atMost(name, seconds, budget, "s")
          : reported(name, `${seconds.toFixed(1)} s`),
      );
    }
    return figures;
  } finally {
    await database.close();
  }
};
