import { readdirSync } from "node:fs";
import { join } from "node:path";
import { comparePaths } from "#e2e/support/listed-vehicles.ts";
import { paths } from "#e2e/support/paths.ts";
import type { Attack } from "./attack.ts";
import { memoryOf } from "./bodies.ts";
import { each, send } from "./send.ts";
import { templates, vehiclePaths } from "./templates.ts";

const rounds = 200;
const mostGrowthMb = 300;

const letters = "ABCDEFGHJKLMNPRSTUVWXYZ0123456789";
/** A number that looks like a vehicle's and is none. */
const inventedVin = (n: number): string =>
  Array.from({ length: 17 }, (_, place) => letters[(n * (place + 7) + place * place) % letters.length]).join(
    "",
  );

/** Kinds of addresses of which there are endlessly many; none of them is a page of its own. */
const kindsOf = (vehicle: string): readonly ((n: number) => string)[] => [
  (n) => `/inventado-${n}/`,
  (n) => `/pt/inventado/${n}/`,
  (n) => `/${"x".repeat(200)}${n}/`,
  (n) => `/coches-ocasion/inventado-${10_000_000 + n}/`,
  (n) => `/coches-ocasion/${inventedVin(n)}/`,
  (n) => `${comparePaths.es}?vin=${inventedVin(n)}`,
  (n) => `${comparePaths.pt}?vin=${inventedVin(n)},${inventedVin(n + 1)}`,
  (n) => `${vehicle}?deposit=${n}&months=48`,
  (n) => `${paths.list.es}?priceFrom=${n}`,
  (n) => `${paths.list.pt}?kmsTo=${n}&yearFrom=2015`,
  (n) => `${paths.list.es}?text=inventado${n}`,
  (n) => `${paths.home.es}?utm_source=${n}`,
  (n) => `${paths.blog.es}?page=${n}`,
  (n) => `/solicitud/inventado-${n}/`,
  (n) => `/_next/image?url=%2Fpictures%2F${n}.jpg&w=640&q=60`,
  (n) => `/_next/data/${n}/index.json`,
  (n) => `/_next/static/${n}.js`,
  (n) => `/sitemaps/cars-${n}.xml`,
  (n) => `/financiacion/?price=${n}`,
  (n) => `/es/404/${n}/`,
];

const filesBelow = (folder: string): number =>
  readdirSync(folder, { recursive: true, withFileTypes: true }).filter((entry) => entry.isFile()).length;

/** Thousands of addresses that nobody has linked leave no file and little memory behind. */
export const invented: Attack = {
  name: "invented",
  seconds: 300,
  run: async ({ open }, tally) => {
    const site = await open({ LOG_LEVEL: "error" });
    const folder = join(site.folder, "page-cache");
    for (const { path } of await templates(site.url)) await send(site.url, path);
    const [vehicle = ""] = await vehiclePaths(site.url, "es");
    for (const kind of kindsOf(vehicle)) {
      const [files, memory] = [filesBelow(folder), memoryOf(site.pid)];
      const numbers = Array.from({ length: rounds }, (_, n) => n);
      let broken = 0;
      await each(numbers, 8, async (n) => {
        if ((await send(site.url, kind(n))).status >= 500) broken += 1;
        tally.tries += 1;
      });
      const added = filesBelow(folder) - files;
      // A page that a list of addresses leads to may be kept once; more than a handful are endless.
      tally.record(kind(1), added > 5 ? `${rounds} of its kind leave ${added} files` : undefined);
      tally.record(kind(1), broken > 0 ? `${broken} of ${rounds} are answered 5xx` : undefined);
      const grown = memoryOf(site.pid) - memory;
      tally.record(
        kind(1),
        grown > mostGrowthMb ? `${rounds} of its kind take ${Math.round(grown)} MB` : undefined,
      );
    }
    tally.note(`${Math.round(memoryOf(site.pid))} MB at the end`);
  },
};
