import { once } from "node:events";
import { type AddressInfo, connect, createServer, type Socket } from "node:net";
import { setTimeout as pause } from "node:timers/promises";
import { sql } from "drizzle-orm";
import { afterAll, afterEach, beforeAll, describe, expect, test, vi } from "vitest";
import type { Database } from "#backend/store/database.ts";
import { isDatabaseUnavailable } from "#backend/store/is-database-unavailable.ts";
import { openDatabase } from "#backend/store/open-database.ts";
import { forget } from "#backend/store/remember.ts";
import { rowsOf } from "#backend/store/rows-of.ts";
import { openSeededTestDatabase } from "#demo/test-seeded-database.ts";
import { createLogger } from "#platform/log.ts";
import { forgetProcess } from "#tools/test-support/start-afresh.ts";
import { type Backend, createBackend } from "./app.ts";

const server = process.env.TEST_DATABASE_URL;

/** A way to the database server that can be cut and joined again, on an address of its own. */
const openBridge = async ({ port: farPort, hostname }: URL) => {
  const sockets = new Set<Socket>();
  const bridge = createServer((near) => {
    const far = connect(Number(farPort || 5432), hostname);
    for (const [from, to] of [
      [near, far],
      [far, near],
    ] as const) {
      sockets.add(from);
      from.pipe(to);
      from.on("error", () => to.destroy());
      from.on("close", () => {
        sockets.delete(from);
        to.destroy();
      });
    }
  });
  const listen = async (port: number) => {
    bridge.listen(port, "127.0.0.1");
    await once(bridge, "listening");
  };
  await listen(0);
  const { port } = bridge.address() as AddressInfo;
  const cut = async () => {
    const closed = once(bridge, "close");
    bridge.close();
    for (const socket of sockets) socket.destroy();
    await closed;
  };
  return { port, cut, join: () => listen(port) };
};

describe.runIf(server)("a database server that goes away in the middle of a call", () => {
  const lines: string[] = [];
  let own: Database;
  let bridge: Awaited<ReturnType<typeof openBridge>>;
  let database: Database;
  let backend: Backend;

  beforeAll(async () => {
    own = await openSeededTestDatabase({ vehicles: 20 });
    const [{ name } = { name: "" }] = rowsOf<{ name: string }>(
      await own.orm.execute(sql`select current_database() as name`),
    );
    const address = new URL(server ?? "");
    bridge = await openBridge(address);
    address.pathname = `/${name}`;
    address.hostname = "127.0.0.1";
    address.port = String(bridge.port);
    vi.stubEnv("DATABASE_URL", address.href);
    forgetProcess();
    database = await openDatabase();
    backend = createBackend(database, {
      logFor: () => createLogger("info", { write: (line) => lines.push(line) }),
    });
  });
  afterEach(() => void lines.splice(0));
  afterAll(async () => {
    await database.close();
    await bridge.cut();
    await own.close();
    vi.unstubAllEnvs();
  });

  const list = (kind = "car") => {
    const body = JSON.stringify({ components: [{ id: "s", key: "search", data: { filters: {}, kind } }] });
    const headers = { "content-type": "application/json" };
    return backend.fetch(
      new Request("http://backend.test/pages/component-filtered", { method: "POST", headers, body }),
    );
  };
  const footprint = () =>
    backend.fetch(
      new Request("http://backend.test/footprint", {
        method: "POST",
        headers: { "content-type": "application/json" },
        body: JSON.stringify({ type: 1, data: '{"who":"somebody"}' }),
      }),
    );
  /** Ends every connection but its own. */
  const terminate = () =>
    own.orm.execute(
      sql`select pg_terminate_backend(pid) from pg_stat_activity where datname = current_database() and pid <> pg_backend_pid()`,
    );

  const expectUnavailable = async (answer: Response) => {
    expect([answer.status, await answer.json()]).toEqual([
      503,
      { error: { code: "unavailable", message: "The service is not available at the moment" }, status: 503 },
    ]);
    expect(lines.join("")).toMatch(/The database of DATABASE_URL \(127\.0\.0\.1:\d+\/\S+\) cannot be used/);
    expect(lines.join("")).not.toMatch(/somebody/);
  };

  test("its statement is ended: 503 with a clear log, and the next call is served", async () => {
    expect((await list()).status).toBe(200);
    let answer: Promise<Response> | undefined;
    await own.orm.transaction(async (tx) => {
      await tx.execute(sql`lock table footprints in access exclusive mode`);
      answer = footprint();
      await vi.waitFor(async () => {
        const waiting = await tx.execute(sql`select pid from pg_locks where not granted`);
        expect(rowsOf(waiting)).toHaveLength(1);
      }, 5_000);
      await tx.execute(sql`select pg_terminate_backend(pid) from pg_locks where not granted`);
    });
    await expectUnavailable(await (answer as Promise<Response>));
    expect((await footprint()).status).toBe(200);
    expect((await list()).status).toBe(200);
  });

  test("between two statements of a transaction: the process lives, and the next call is served", async () => {
    const work = database.orm.transaction(async (tx) => {
      await tx.execute(sql`select 1`);
      await terminate();
      await pause(200);
      await tx.execute(sql`select 1`);
    });
    expect(isDatabaseUnavailable(await work.catch((error: unknown) => error))).toBe(true);
    expect((await footprint()).status).toBe(200);
  });

  test("while nobody asks: the next call is served", async () => {
    expect((await list()).status).toBe(200);
    await terminate();
    await pause(200);
    expect((await list()).status).toBe(200);
  });

  test("for a while: every call is 503 at once, and all are served when it is back", async () => {
    forget(database.orm);
    await bridge.cut();
    const started = performance.now();
    for (const answer of await Promise.all([list(), footprint(), list("motorbike")]))
      await expectUnavailable(answer);
    expect(performance.now() - started).toBeLessThan(2_000);
    await bridge.join();
    for (const answer of await Promise.all([list(), footprint(), list("motorbike")]))
      expect(answer.status).toBe(200);
  });
});
