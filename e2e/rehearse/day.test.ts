import { setTimeout as pause } from "node:timers/promises";
import { Pool } from "pg";
import { expect, test, vi } from "vitest";
import { startTemporaryPostgres } from "#tools/test-stages/temporary-postgres.ts";
import { startServices } from "#tools/test-support/start-services.ts";
import { startSite } from "#tools/test-support/start-site.ts";

const most = 2_000;
const atOnce = 8;
/** As many as are rendered at a time. */
const renderedAtOnce = 2;
const changes = 100;
const stepMs = 10 * 60_000;

/** How far a moment is in the day of Madrid, in milliseconds. */
const timeOfDay = (at: Date): number => {
  const shown = at.toLocaleTimeString("en-GB", { timeZone: "Europe/Madrid" });
  const [hours = 0, minutes = 0, seconds = 0] = shown.split(":").map(Number);
  return ((hours * 60 + minutes) * 60 + seconds) * 1000;
};
const dayMs = 24 * 3_600_000;

/** Pages of Spanish vehicles, from the sitemaps. */
const vehiclePages = async (url: string): Promise<readonly string[]> => {
  const locations = async (path: string) => {
    const text = await (await fetch(url + path)).text();
    return Array.from(text.matchAll(/<loc>([^<]*)<\/loc>/g), ([, loc = ""]) => new URL(loc).pathname);
  };
  const maps = await locations("/sitemap.xml");
  const pages = (await Promise.all(maps.map(locations))).flat();
  return [...new Set(pages.filter((path) => /^\/(?:coches|motos)-ocasion\/.*-\d{8}\/$/.test(path)))].slice(
    0,
    most,
  );
};

test("a day of 2,000 vehicle pages, each requested every ten minutes: each is rendered once, and once more when it changes", {
  timeout: 3_600_000,
}, async ({ onTestFinished }) => {
  const database = await startTemporaryPostgres();
  if (!database) throw new Error("PostgreSQL is not installed: npm test -- --only system");
  onTestFinished(database.stop);
  const services = await startServices({ DATABASE_URL: database.url });
  onTestFinished(services.close);
  const preload = new URL("./moved-clock.ts", import.meta.url).href;
  const site = await startSite({
    DATA_SERVICE_URL: services.url,
    CONTENT_SERVICE_URL: services.url,
    NODE_OPTIONS: `--import=${preload}`,
  });
  onTestFinished(site.close);
  const pool = new Pool({ connectionString: database.url });
  onTestFinished(() => pool.end());
  const pages = await vi.waitFor(async () => {
    const found = await vehiclePages(site.url);
    expect(found).toHaveLength(most);
    return found;
  }, 60_000);

  let moved = 0;
  let visitor = 0;
  const renderings = new Map<string, number>();
  const queued = [...pages];
  const open = async (path: string) => {
    visitor = (visitor + 1) % 60_000;
    const address = `203.${Math.floor(visitor / 250)}.${visitor % 250}.7`;
    const answer = await fetch(site.url + path, { headers: { "x-forwarded-for": address } });
    await answer.body?.cancel();
    expect(answer.status, path).toBe(200);
    return answer;
  };
  // Until everything has been rendered once, the services may not answer in time.
  const openPatiently = (path: string) => vi.waitFor(() => open(path), { timeout: 30_000, interval: 500 });
  const round = async (visitors = atOnce, opener = open) => {
    // Back and forth, so that what is in memory is requested before it makes room for what is not.
    queued.reverse();
    const queue = [...queued];
    const visit = async () => {
      for (let path = queue.pop(); path !== undefined; path = queue.pop()) {
        const answer = await opener(path);
        // A page that is rendered behind the one that is shown counts too.
        if (answer.headers.get("x-nextjs-cache") !== "HIT")
          renderings.set(path, (renderings.get(path) ?? 0) + 1);
      }
    };
    await Promise.all(Array.from({ length: visitors }, visit));
  };
  const goOn = async () => {
    process.kill(site.pid, "SIGUSR2");
    moved += stepMs;
    await pause(20);
  };
  const now = () => new Date(Date.now() + moved);
  // The day begins after midnight.
  while (timeOfDay(now()) > stepMs) await goOn();

  await round(renderedAtOnce, openPatiently);
  expect([...renderings.values()].every((times) => times === 1)).toBe(true);
  renderings.clear();
  const changed = new Set<string>();
  for (let step = 0; timeOfDay(now()) < dayMs - 2 * stepMs; step += 1) {
    await goOn();
    const path = changed.size < changes ? pages[step * 17] : undefined;
    if (path !== undefined) {
      changed.add(path);
      const id = /-(\d{8})\/$/.exec(path)?.[1];
      await pool.query(
        "update vehicles set price_cents = price_cents + 100, previous_price_cents = null where public_id = $1",
        [id],
      );
      await pause(2_000);
    }
    await round();
  }
  // A page shows similar vehicles and others of the dealer too: those that show a changed one are rendered again as well.
  const again = [...renderings].filter(([path]) => !changed.has(path));
  console.log(
    `${changed.size} changes; ${renderings.size} of ${pages.length} pages were rendered again, ${again.length} of them for a vehicle beside theirs`,
  );
  for (const path of changed) expect(renderings.get(path)).toBeGreaterThanOrEqual(1);
  const times = [...renderings.values()].reduce((sum, each) => sum + each, 0);
  expect(times).toBeLessThan(changed.size * 25);
  renderings.clear();

  // Past midnight each is shown as it is and rendered again behind, once.
  while (timeOfDay(now()) > stepMs) await goOn();
  await round();
  await pause(5_000);
  const atMidnight = renderings.size;
  renderings.clear();
  await goOn();
  await round();
  expect(atMidnight).toBe(pages.length);
});
