import { spawn, spawnSync } from "node:child_process";
import { once } from "node:events";
import { cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { setTimeout as pause } from "node:timers/promises";
import { afterAll, beforeAll, expect, test } from "vitest";
import { findFreePort } from "#tools/free-port.ts";
import { startTemporaryPostgres, type TemporaryPostgres } from "#tools/test-stages/temporary-postgres.ts";
import { variablesForTests } from "#tools/test-stages/variables-for-tests.ts";
import { startServices } from "#tools/test-support/start-services.ts";

/** A shop of one's own on PostgreSQL, changed by commands that are killed. */
let server: TemporaryPostgres;
let home: string;
let variables: Readonly<Record<string, string>>;
beforeAll(async () => {
  const started = await startTemporaryPostgres(await findFreePort());
  if (!started) throw new Error("PostgreSQL is not installed: npm test -- --only system");
  server = started;
  home = mkdtempSync(join(tmpdir(), "volante-shop-"));
  variables = {
    ...variablesForTests(),
    SHOP: "empty",
    DATABASE_URL: server.url,
    DATA_DIR: join(home, "data"),
  };
});
afterAll(async () => {
  await server?.stop();
  rmSync(home, { recursive: true, force: true });
});

const environment = () => ({ ...process.env, ...variables });
const argumentsOf = (tool: string, args: readonly string[]) => [
  ...["--conditions=react-server", "--disable-warning=ExperimentalWarning"],
  ...[join("src", "tools", `${tool}.ts`), ...args],
];

/** Runs a command to its end; returns its output. */
const run = (tool: string, ...args: readonly string[]): string => {
  const { status, stdout, stderr } = spawnSync(process.execPath, argumentsOf(tool, args), {
    env: environment(),
    encoding: "utf8",
  });
  expect(stderr + stdout, `${tool} ${args.join(" ")}`).not.toMatch(/Error/);
  expect(status, stderr).toBe(0);
  return stdout;
};

/** Starts a command and kills it after a while; says whether it had ended before. */
const kill = async (afterMs: number, tool: string, ...args: readonly string[]): Promise<boolean> => {
  const child = spawn(process.execPath, argumentsOf(tool, args), { env: environment(), stdio: "ignore" });
  const ended = once(child, "exit");
  await Promise.race([pause(afterMs), ended]);
  const hadEnded = child.exitCode !== null;
  child.kill("SIGKILL");
  await ended;
  return hadEnded;
};

const query = (statement: string): string => {
  const { stdout, stderr, status } = spawnSync("psql", [server.url, "-At", "-c", statement], {
    encoding: "utf8",
  });
  expect(status, stderr).toBe(0);
  return stdout.trim();
};

/** All that the folder makes. */
const shopPrint = (): string =>
  query(`select md5(concat(
    (select string_agg(key || value, ',' order by key) from site_settings where key in ('shop', 'demo')),
    (select string_agg(path || hash, ',' order by path) from shop_files),
    (select string_agg(concat(dealer_code, name, phone), ',' order by dealer_code) from dealers),
    (select string_agg(concat(locale, slug, seo, components), ',' order by locale, slug) from pages),
    (select string_agg(path || target, ',' order by path) from redirects)))`);

const stockPrint = (): string =>
  query(
    "select concat(count(*), ' ', coalesce(sum(price_cents), 0), ' ', count(*) filter (where status = 'in-stock')) from vehicles",
  );

const edit = (file: string, change: (text: string) => string): void =>
  writeFileSync(file, change(readFileSync(file, "utf8")));

const dealer = (name: string) =>
  `NOR1,,${name},ES,CEV,Oviedo,Asturias,Calle Uría 1,33003,43.36,-5.85,+34985000001,Mo-Fr 09:30-14:00\n`;

/** Two states of a folder: the second differs in name, dealer and pages. */
const folders = (): readonly [string, string] => {
  const [one, two] = [join(home, "one"), join(home, "two")];
  run("shop", "init", one);
  edit(join(one, "dealers.csv"), (text) => text + dealer("Autos Norte"));
  cpSync(one, two, { recursive: true });
  edit(join(two, "shop.yaml"), (text) => text.replace(/^name: .*/m, "name: Autos Sur"));
  edit(join(two, "dealers.csv"), (text) => text.replace("Autos Norte", "Autos Sur"));
  return [one, two];
};

const feed = (price: number): string =>
  [
    "vin;dealer;make;model;version;price;kilometers;registered;fuel;transmission;power;color",
    ...Array.from(
      { length: 3_000 },
      (_, at) =>
        `VSSZZZ5FZLR${String(at).padStart(6, "0")};NOR1;SEAT;León;1.5 TSI Xcellence;${price + at};${20_000 + at};17/04/2021;Gasolina;Manual;130;Blanco`,
    ),
    "",
  ].join("\n");

const map = JSON.stringify({
  source: "norte",
  columns: Object.fromEntries(
    "vin dealer make model version price kilometers registered fuel transmission power color"
      .split(" ")
      .map((name) => [name, name]),
  ),
});

test("twenty kills of `shop -- apply`: the shop is the one or the other, whole", {
  timeout: 900_000,
}, async () => {
  const [one, two] = folders();
  run("shop", "apply", one);
  const first = shopPrint();
  const started = performance.now();
  run("shop", "apply", two);
  const took = performance.now() - started;
  const second = shopPrint();
  expect(second).not.toBe(first);
  let whole = 0;
  for (let count = 0; count < 20; count += 1) {
    run("shop", "apply", one);
    expect(shopPrint()).toBe(first);
    // The last of them are killed while the database stores.
    const hadEnded = await kill(took * (0.3 + (0.75 * count) / 20), "shop", "apply", two);
    expect([first, second]).toContain(shopPrint());
    if (hadEnded) whole += 1;
  }
  console.log(`apply takes ${Math.round(took)} ms; ${20 - whole} of 20 were killed before their end`);
  expect(whole).toBeLessThan(15);
});

test("twenty kills of an import: the stock is as before or as the feed, whole", {
  timeout: 1_800_000,
}, async () => {
  const [before, after] = [join(home, "before.csv"), join(home, "after.csv")];
  writeFileSync(before, feed(12_000));
  writeFileSync(after, feed(14_000));
  writeFileSync(join(home, "map.json"), map);
  const load = (file: string) => run("import", file, "--map", join(home, "map.json"), "--older");
  load(before);
  const first = stockPrint();
  const started = performance.now();
  load(after);
  const took = performance.now() - started;
  const second = stockPrint();
  expect(second).not.toBe(first);
  let whole = 0;
  for (let count = 0; count < 20; count += 1) {
    load(before);
    expect(stockPrint()).toBe(first);
    const args = [after, "--map", join(home, "map.json"), "--older"] as const;
    const hadEnded = await kill(took * (0.3 + (0.75 * count) / 20), "import", ...args);
    expect([first, second]).toContain(stockPrint());
    if (hadEnded) whole += 1;
  }
  console.log(
    `an import of 3,000 takes ${Math.round(took)} ms; ${20 - whole} of 20 were killed before their end`,
  );
  expect(whole).toBeLessThan(15);
});

test("a backup that is restored answers the same", { timeout: 300_000 }, async () => {
  const paths = ["/shop", "/dealers/v2", "/pages/home", "/pages/privacidad", "/brands", "/sitemap"];
  const answers = async (): Promise<readonly string[]> => {
    const services = await startServices({ ...variables });
    try {
      const vins = query(
        "select string_agg(vin, ',') from (select vin from vehicles order by vin limit 20) few",
      ).split(",");
      return await Promise.all(
        [...paths, ...vins.flatMap((vin) => [`/vehicle/${vin}`, `/vehicle/${vin}/price-history`])].map(
          async (path) => {
            const answer = await fetch(services.url + path);
            return `${path} ${answer.status} ${await answer.text()}`;
          },
        ),
      );
    } finally {
      await services.close();
    }
  };
  // The texts of the pages follow the stock soon after a start.
  let before = await answers();
  await expect
    .poll(
      async () => {
        const earlier = before;
        before = await answers();
        return before.join() === earlier.join() && before.join().includes("3000");
      },
      { timeout: 120_000 },
    )
    .toBe(true);
  expect(before.filter((answer) => / 200 /.test(answer))).toHaveLength(before.length);
  const dump = join(home, "volante.dump");
  // The commands of docs/operations.md.
  const shell = (program: string, ...args: readonly string[]) => {
    const { status, stderr } = spawnSync(program, args, { encoding: "utf8" });
    expect(status, stderr).toBe(0);
  };
  shell("pg_dump", "--format=custom", `--file=${dump}`, server.url);
  query("drop schema if exists jobs cascade");
  query("drop schema drizzle cascade");
  query("drop schema public cascade");
  query("create schema public");
  shell("pg_restore", "--clean", "--if-exists", `--dbname=${server.url}`, dump);
  expect(await answers()).toEqual(before);
});
