import { readdirSync, readFileSync } from "node:fs";
import { Agent, get } from "node:http";
import { join, relative } from "node:path";
import { expect } from "@playwright/test";
import { type Invented, inventedKinds } from "#tools/test-support/invented-addresses.ts";
import { comparePaths } from "#tools/test-support/listed-vehicles.ts";
import { paths } from "#tools/test-support/paths.ts";
import { type OwnSite, startOwnSite } from "../support/own-site.ts";
import { test } from "../support/test.ts";

/** Of the ten thousand that `npm run audit -- --only attacks` sends. */
const inAll = 1_200;
const atOnce = 12;
/** What the server may use for objects; what it may hold in all. */
const heapMb = 256;
const mostMb = 640;

let site: OwnSite;

test.beforeAll(async () => {
  site = await startOwnSite({ NODE_OPTIONS: `--max-old-space-size=${heapMb}` });
});

test.afterAll(() => site.close());

const agent = new Agent({ keepAlive: true, maxSockets: atOnce });
let visitors = 0;

/** Asks once, from an address that nobody has asked from; 0 when the connection breaks. */
const ask = ({ path, headers }: Invented): Promise<number> => {
  visitors += 1;
  const from = `2001:db8:${(visitors >> 16).toString(16)}:${(visitors & 0xffff).toString(16)}::1`;
  const { hostname, port } = new URL(site.url);
  return new Promise((resolve) => {
    get({ hostname, port, path, agent, headers: { "x-forwarded-for": from, ...headers } }, (answer) => {
      answer.resume().on("end", () => resolve(answer.statusCode ?? 0));
    }).on("error", () => resolve(0));
  });
};

/** The framework's one page for whatever no route answers: made when it is first needed. */
const isNotFoundPage = (path: string): boolean => /\/\$\/_not-found\./.test(path);

/** Files of the data folder and of the build; pictures that the optimiser made belong to other tests. */
const files = (): ReadonlySet<string> =>
  new Set(
    [site.folder, ".next"].flatMap((folder) =>
      readdirSync(folder, { recursive: true, withFileTypes: true })
        .filter((entry) => entry.isFile())
        .map(({ parentPath, name }) => join(relative(folder, parentPath), name))
        .filter((path) => !path.startsWith(join("cache", "images")) && !isNotFoundPage(path)),
    ),
  );

const memoryMb = (): number => {
  const status = readFileSync(`/proc/${site.pid}/status`, "utf8");
  return Number(/VmRSS:\s+(\d+) kB/.exec(status)?.[1]) / 1_024;
};

/** Pages that the invented addresses lead to, or are variants of: those are kept, once. */
const keptPages = (vehicle: string): readonly string[] => [
  ...Object.values(paths).flatMap((of) => Object.values(of)),
  ...Object.values(comparePaths),
  vehicle,
  "/financiacion/",
  "/concesionario-coches-ocasion/",
  "/configurar-cookies/",
];

test("a comparison with a vehicle that nobody knows is kept by nobody, one of known vehicles is", async () => {
  const cacheControl = async (vins: readonly string[]) => {
    const answer = await fetch(`${site.url}${comparePaths.es}?vin=${vins.join(",")}`);
    expect(answer.status).toBe(200);
    return answer.headers.get("cache-control");
  };
  const list = await (await fetch(site.url + paths.list.es)).text();
  const [, known = ""] = /data-vin="([A-Z0-9]{17})"/.exec(list) ?? [];
  // A service that is late for once makes the page one that is not kept either.
  await expect.poll(() => cacheControl([known])).toContain("s-maxage");
  expect(await cacheControl([known, "WVWZZZ1KZ8W100001"])).toBe("private, no-store");
});

test("over a thousand invented addresses of every kind leave no file, and memory within bounds", async () => {
  // About a minute; machines are shared.
  test.setTimeout(600_000);
  const list = await (await fetch(site.url + paths.list.es)).text();
  const vehicle = /href="(\/[a-z/-]+\/[a-z0-9-]+-\d{8}\/)"/.exec(list)?.[1] ?? "";
  for (const path of keptPages(vehicle)) expect([200, 404]).toContain(await ask({ path }));
  const before = files();
  const statuses = new Map<number, number>();
  const broken: string[] = [];
  let highest = 0;
  const watch = setInterval(() => {
    highest = Math.max(highest, memoryMb());
  }, 250);
  const kinds = inventedKinds(vehicle);
  const ofAll = kinds.reduce((sum, { share }) => sum + share, 0);
  // Round robin, so that no kind has the memory for itself.
  const queue = kinds.flatMap(({ share, invent }) => {
    const length = Math.ceil((share * inAll) / ofAll);
    return Array.from({ length }, (_, n) => ({ at: n / length, request: () => invent(n) }));
  });
  expect(queue.length).toBeGreaterThanOrEqual(inAll);
  const requests = queue.toSorted((a, b) => a.at - b.at).values();
  const work = async () => {
    for (const { request } of requests) {
      const status = await ask(request());
      statuses.set(status, (statuses.get(status) ?? 0) + 1);
      // Where a service is late, saying so is no fault.
      if (status === 0 || (status >= 500 && status !== 503))
        broken.push(`${status} ${request().path.slice(0, 100)}`);
    }
  };
  await Promise.all(Array.from({ length: atOnce }, work)).finally(() => clearInterval(watch));
  test.info().annotations.push({
    type: "measured",
    description: `${Math.round(highest)} MB at most; ${JSON.stringify(Object.fromEntries(statuses))}`,
  });
  expect(broken).toEqual([]);
  expect([...files()].filter((file) => !before.has(file))).toEqual([]);
  expect(highest).toBeLessThan(mostMb);
});
