import { spawn } from "node:child_process";
import { existsSync, mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { buildHashFile } from "./build-inputs.ts";
import { findFreePort } from "./free-port.ts";
import { prepareBackend } from "./prepare-backend.ts";
import { readNumberOption } from "./read-number-option.ts";
import { runTool, ToolError } from "./run-tool.ts";
import { startTemporaryPostgres, type TemporaryPostgres } from "./test-stages/temporary-postgres.ts";
import { variablesForTests } from "./test-stages/variables-for-tests.ts";
import { openManyVisitors } from "./test-support/open-many-visitors.ts";

const anyPort = { min: 1, max: 65_535 };

/** Serves the same services once more, over HTTP, for sites that a test starts itself. They end with this process. */
const spawnServices = (port: number): void => {
  const services = spawn(
    process.execPath,
    ["--conditions=react-server", join("src", "tools", "services.ts"), "--port", String(port)],
    { stdio: ["ignore", "ignore", "inherit"] },
  );
  services.unref();
  process.once("exit", () => services.kill());
};

/** Starts PostgreSQL for the site, with its stock and the demo customers, whom tests sign in as. */
const startDatabase = async (port: number, isOtherBrand: boolean): Promise<TemporaryPostgres> => {
  const database = await startTemporaryPostgres(port);
  if (!database) throw new ToolError("PostgreSQL is not installed: npm test -- --only system.");
  process.env.DATABASE_URL = database.url;
  await prepareBackend();
  const { openDatabase } = await import("#backend/store/open-database.ts");
  const { openDemoAccounts } = await import("#demo/customers/seed-customers.ts");
  const opened = await openDatabase();
  await openDemoAccounts(opened.orm);
  if (isOtherBrand) {
    const { becomeOtherBrand } = await import("./test-support/other-brand.ts");
    await becomeOtherBrand(opened);
  }
  await opened.close();
  return database;
};

/**
 * Serves the present production build for browser and HTTP tests on `--port`, with a folder of its own for database and page cache
 * that vanishes with it. With `--database-port` its data is in PostgreSQL on that port, with `--services-port` the services of that
 * database are served over HTTP as well; with `--other-brand` that database is another shop; with `--many-visitors` each visit counts as another visitor every few seconds.
 */
await runTool(async () => {
  const hasManyVisitors = process.argv.includes("--many-visitors");
  const isOtherBrand = process.argv.includes("--other-brand");
  const args = process.argv.slice(2).filter((arg) => !["--many-visitors", "--other-brand"].includes(arg));
  const port = readNumberOption(args, "port", anyPort);
  if (port === undefined) throw new ToolError("--port is needed.");
  const servicesPort = readNumberOption(args, "services-port", anyPort);
  const databasePort = readNumberOption(args, "database-port", anyPort);

  if (!existsSync(buildHashFile)) throw new ToolError("There is no production build yet: npm run build.");
  const home = mkdtempSync(join(tmpdir(), "volante-site-"));
  process.once("exit", () => rmSync(home, { recursive: true, force: true }));
  Object.assign(process.env, variablesForTests(), {
    NODE_ENV: "production",
    PORT: String(port),
    SITE_URL: `http://localhost:${port}`,
    DATA_DIR: home,
    LOG_LEVEL: "error",
    // A test may say from which address it comes, to have a limit of its own.
    TRUSTED_PROXIES: "127.0.0.1,::1",
    EXAMPLES_PAGE: "on",
    // Tests know it, where they have made one.
    ...(process.env.E2E_SESSION_SECRET && { SESSION_SECRET: process.env.E2E_SESSION_SECRET }),
  });
  const database = databasePort === undefined ? undefined : await startDatabase(databasePort, isOtherBrand);
  if (database === undefined) await prepareBackend();
  if (servicesPort !== undefined) spawnServices(servicesPort);
  const behind = hasManyVisitors ? await findFreePort() : port;
  if (hasManyVisitors) openManyVisitors(port, behind);
  const { serveSite } = await import("#server/serve-site.ts");
  await serveSite({ port: behind, afterwards: async () => database?.stop() });
});
