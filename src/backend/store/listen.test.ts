import { type AddressInfo, connect, createServer, type Socket } from "node:net";
import { afterAll, beforeAll, describe, expect, test, vi } from "vitest";
import type { Database } from "./database.ts";
import { openTestDatabase } from "./test-database.ts";

let database: Database;
beforeAll(async () => {
  database = await openTestDatabase();
});
afterAll(() => database.close());

const notify = (channel: string) => database.run(`notify ${channel}`);
const soon = (check: () => void) => vi.waitFor(check, { timeout: 5_000, interval: 20 });

test("what is announced is heard, once its transaction is committed, until it is ended", async () => {
  const onNotify = vi.fn();
  const stop = await database.listen("one", onNotify);
  await soon(() =>
    expect(onNotify.mock.calls.length).toBeGreaterThanOrEqual(database.kind === "server" ? 1 : 0),
  );
  onNotify.mockClear();
  await notify("one");
  await soon(() => expect(onNotify).toHaveBeenCalledOnce());
  await notify("two");
  await database.run("begin; notify one; select 1 / 0; commit;").catch(() => undefined);
  await database.run("rollback").catch(() => undefined);
  await database.run("begin; notify one; commit;");
  await soon(() => expect(onNotify).toHaveBeenCalledTimes(2));
  await stop();
  await notify("one");
  await database.run("select 1");
  expect(onNotify).toHaveBeenCalledTimes(2);
});

describe.runIf(process.env.TEST_DATABASE_URL)("on a server", () => {
  const end =
    "select pg_terminate_backend(pid) from pg_stat_activity where application_name = 'volante lost'";

  test("a connection that is ended is opened again, and says that something may have been missed", async () => {
    const onNotify = vi.fn();
    const stop = await database.listen("lost", onNotify);
    await soon(() => expect(onNotify).toHaveBeenCalledOnce());
    await database.run(`${end} and datname = current_database()`);
    await soon(() => expect(onNotify).toHaveBeenCalledTimes(2));
    await notify("lost");
    await soon(() => expect(onNotify).toHaveBeenCalledTimes(3));
    await stop();
    const { rows } = await database.run(
      "select pid from pg_stat_activity where application_name = 'volante lost' and datname = current_database()",
    );
    expect(rows).toEqual([]);
  });

  test("a connection that is dead, and says nothing, is opened again", async () => {
    const { hostname, port } = new URL(process.env.TEST_DATABASE_URL ?? "");
    const through: Socket[] = [];
    const proxy = createServer((socket) => {
      const server = connect(Number(port || 5432), hostname);
      for (const end of [socket, server]) end.on("error", () => undefined);
      socket.pipe(server).pipe(socket);
      through.push(socket, server);
    });
    await new Promise<void>((resolve) => proxy.listen(0, "127.0.0.1", resolve));
    const address = new URL(process.env.TEST_DATABASE_URL ?? "");
    address.host = `127.0.0.1:${(proxy.address() as AddressInfo).port}`;
    const onNotify = vi.fn();
    const { listenOnServer } = await import("./listen.ts");
    const stop = listenOnServer(
      { connectionString: address.href },
      { channel: "dead", onNotify, checkEveryMs: 600, answerMs: 500 },
    );
    await soon(() => expect(onNotify).toHaveBeenCalledOnce());
    for (const end of through) end.unpipe().pause();
    await soon(() => expect(onNotify).toHaveBeenCalledTimes(2));
    await stop();
    for (const end of through) end.destroy();
    proxy.close();
  });

  test("it can be ended while there is no connection", async () => {
    const { listenOnServer } = await import("./listen.ts");
    const stop = listenOnServer({ host: "127.0.0.1", port: 1 }, { channel: "none", onNotify: vi.fn() });
    await stop();
  });
});
