import { randomBytes } from "node:crypto";
import { cpSync, mkdtempSync, readdirSync, readFileSync, rmSync, symlinkSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join, resolve } from "node:path";
import { Pool } from "pg";
import { vi } from "vitest";
import { findFreePort } from "#tools/free-port.ts";
import { startTemporaryPostgres } from "#tools/test-stages/temporary-postgres.ts";
import { paths } from "#tools/test-support/paths.ts";
import { startNginx } from "#tools/test-support/start-nginx.ts";
import { startRedis } from "#tools/test-support/start-redis.ts";
import { startServices } from "#tools/test-support/start-services.ts";
import { startSite } from "#tools/test-support/start-site.ts";
import { startLyingServices } from "../rehearse/attacks/lying-services.ts";

const newSecret = (): string => randomBytes(36).toString("base64url");

const hostOf = (url: string): string =>
  url.replace(/^http:\/\/localhost/, "127.0.0.1").replace(/^http:\/\//, "");

/** A folder that looks like this one, with the present build under another name. */
const copyBuild = (name: string): string => {
  const folder = mkdtempSync(join(tmpdir(), "volante-build-"));
  for (const entry of readdirSync("."))
    if (entry !== ".next") symlinkSync(resolve(entry), join(folder, entry));
  const present = readFileSync(join(".next", "BUILD_ID"), "utf8");
  cpSync(".next", join(folder, ".next"), {
    recursive: true,
    filter: (path) => path !== join(".next", "cache"),
  });
  for (const file of ["BUILD_ID", "build-manifest.json", join("server", "middleware-build-manifest.js")]) {
    const path = join(folder, ".next", file);
    writeFileSync(path, readFileSync(path, "utf8").replaceAll(present, name));
  }
  return folder;
};

const isSoon = { timeout: 30_000, interval: 50 };

/** Waits until a storefront shows vehicles: the first searches of cold processes can take longer than a page waits for them. */
const showsVehicles = (url: string) =>
  vi.waitUntil(
    async () => (await (await fetch(url + paths.list.es)).text()).includes('href="/coches-ocasion/'),
    isSoon,
  );

/**
 * Two storefronts and two services behind nginx, on one PostgreSQL and one Redis, as compose.yaml has them.
 * @param hasOneService one process of the services answers both storefronts: a third of the time to start
 */
export const startShop = async ({ hasOneService = false } = {}) => {
  const database = await startTemporaryPostgres();
  if (database === undefined) throw new Error("PostgreSQL is not installed: npm test -- --only system");
  const redis = await startRedis();
  const port = await findFreePort();
  const SITE_URL = `http://localhost:${port}`;
  const redisUrl = redis.url;
  const revalidateSecret = newSecret();
  const shared = {
    SITE_URL,
    SESSION_SECRET: process.env.E2E_SESSION_SECRET ?? newSecret(),
    REVALIDATE_SECRET: revalidateSecret,
    TRUSTED_PROXIES: "127.0.0.1,::1",
  };
  const [siteOne, siteTwo] = [await findFreePort(), await findFreePort()];
  const ofServices = { ...shared, DATABASE_URL: database.url, SERVICES_URL: SITE_URL };
  // At once, on an empty database.
  const running = [startServices(ofServices), ...(hasOneService ? [] : [startServices(ofServices)])];
  const [firstServices, secondServices = firstServices] = await Promise.all(running);
  if (!firstServices || !secondServices) throw new Error("No services run");
  const services = [firstServices, secondServices] as const;
  // In front of each, a proxy that counts its calls.
  const proxies = await Promise.all(
    services.map(({ url }) => startLyingServices(url, { reportsChanges: true })),
  );
  const startStorefront = (at: 0 | 1, wantedPort?: number, more: { build?: string; data?: string } = {}) => {
    const address = proxies[at]?.url ?? "";
    const variables = {
      DATA_SERVICE_URL: address,
      CONTENT_SERVICE_URL: address,
      REDIS_URL: redisUrl,
      ...(more.data && { DATA_DIR: more.data }),
    };
    return startSite({ ...shared, ...variables, LOG_LEVEL: "warn" }, wantedPort, more.build);
  };
  const storefronts = await Promise.all([startStorefront(0, siteOne), startStorefront(1, siteTwo)]);
  const [{ url: one, folder: dataOfOne }, { url: two, folder: dataOfTwo }] = storefronts;
  const serving: [number, number] = [storefronts[0].pid, storefronts[1].pid];
  const started: { close: () => Promise<void> }[] = [...storefronts];
  const nginx = await startNginx(port, {
    storefronts: [hostOf(one), hostOf(two)],
    services: [hostOf(firstServices.url), hostOf(secondServices.url)],
  });
  const pool = new Pool({ connectionString: database.url });
  pool.on("error", () => undefined);
  await Promise.all([one, two].map(showsVehicles));
  let runningRedis = redis;
  return {
    url: SITE_URL,
    storefronts: [one, two] as const,
    services: [firstServices.url, secondServices.url] as const,
    mailbox: `${firstServices.url}/mailbox`,
    /** The present build under another name, as an earlier one of the same sources, which is served from its own folder. */
    startEarlierBuild: async () => {
      const folder = copyBuild("an-earlier-build");
      const site = await startStorefront(0, undefined, { build: folder });
      const close = async () => {
        await site.close();
        rmSync(folder, { recursive: true, force: true });
      };
      return { ...site, close };
    },
    /** Queries the database as its operator would. */
    query: async <Row extends object>(
      text: string,
      values: readonly unknown[] = [],
    ): Promise<readonly Row[]> => (await pool.query<Row>(text, [...values])).rows,
    /** Invalidates pages as a service of one's own would. */
    invalidate: async (url: string, tags: readonly string[]): Promise<number> => {
      const headers = { authorization: `Bearer ${revalidateSecret}`, "content-type": "application/json" };
      const body = JSON.stringify({ tags });
      return (await fetch(`${url}/api/revalidate`, { method: "POST", headers, body })).status;
    },
    /** The storefronts' calls to the services from now on. */
    countCalls: () => {
      const calls: string[] = [];
      for (const proxy of proxies)
        proxy.lie((path, answer) => {
          if (!path.startsWith("/page-changes")) calls.push(path);
          return answer;
        });
      return calls;
    },
    restartDatabase: database.restart,
    killStorefront: (at: 0 | 1) => process.kill(serving[at], "SIGKILL"),
    /** Starts a storefront that was killed once more, with what it has stored on disk. */
    startAgain: async (at: 0 | 1) => {
      const data = at === 0 ? dataOfOne : dataOfTwo;
      const site = await startStorefront(at, at === 0 ? siteOne : siteTwo, { data });
      serving[at] = site.pid;
      started.push(site);
    },
    stopServices: () => Promise.all(proxies.map(({ close }) => close())),
    redis: {
      kill: () => runningRedis.stop(),
      comeBack: async () => {
        runningRedis = await startRedis(redis.port);
      },
    },
    close: async () => {
      await pool.end();
      await nginx.close();
      await Promise.all(started.map(({ close }) => close()));
      await Promise.all(proxies.map(({ close }) => close()));
      await Promise.all([...new Set(services)].map(({ close }) => close()));
      await runningRedis.stop();
      await database.stop();
    },
  };
};

type Shop = Awaited<ReturnType<typeof startShop>>;

/** The text and state of a page, as a browser first has it. */
export const read = async (url: string, headers: Record<string, string> = {}) => {
  const answer = await fetch(url, { redirect: "manual", headers });
  return { status: answer.status, html: await answer.text(), headers: answer.headers };
};

/** Addresses of vehicles that are on offer, from the list. */
export const offered = async ({ storefronts }: Shop): Promise<readonly string[]> => {
  const { html } = await read(storefronts[0] + paths.list.es);
  const links = html.matchAll(/href="(\/coches-ocasion\/[^"]*-\d{8}\/)"/g);
  const found = [...new Set(Array.from(links, ([, path = ""]) => path))];
  if (found.length < 13) throw new Error(`There are ${found.length} vehicles in the list`);
  return found;
};
