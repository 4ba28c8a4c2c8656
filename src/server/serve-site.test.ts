import { type ChildProcess, spawn } from "node:child_process";
import { once } from "node:events";
import { get, type IncomingMessage } from "node:http";
import { connect } from "node:net";
import { setTimeout as pause } from "node:timers/promises";
import { afterEach, expect, test, vi } from "vitest";
import { findFreePort } from "#tools/free-port.ts";

/** In place of the framework: it takes a second to start, and answers after 300 ms. */
const framework = `
  import { registerHooks } from "node:module";
  registerHooks({
    resolve: (name, context, next) => name === "next" ? { url: "test:next", shortCircuit: true } : next(name, context),
    load: (url, context, next) => url === "test:next" ? { format: "module", shortCircuit: true, source: \`
      import { setTimeout as pause } from "node:timers/promises";
      export default ({ httpServer }) => ({
        prepare: () => pause(1_000),
        // As the framework does: it knows upgrades of its own in development.
        getRequestHandler: () => (httpServer.on("upgrade", (_, socket) => socket.end()), async (_, response) => { await pause(300); response.end("page"); }),
        close: async () => console.log("framework closed"),
      });\` } : next(url, context),
  });`;

let child: ChildProcess | undefined;
afterEach(() => void child?.kill("SIGKILL"));

const start = async () => {
  const port = await findFreePort();
  const program = JSON.stringify(new URL("serve-site.ts", import.meta.url).href);
  const script = `${framework}
    const { serveSite } = await import(${program});
    await serveSite({ port: ${port} });`;
  child = spawn(process.execPath, ["--conditions=react-server", "--input-type=module", "--eval", script], {
    env: { ...process.env, NODE_ENV: "production", LOG_LEVEL: "info" },
    stdio: ["ignore", "pipe", "inherit"],
  });
  let said = "";
  child.stdout?.on("data", (data) => {
    said += data;
  });
  const url = `http://127.0.0.1:${port}`;
  const ask = async (path = "/", init: RequestInit = {}) => (await fetch(url + path, init)).status;
  await vi.waitUntil(
    () =>
      ask().then(
        () => true,
        () => false,
      ),
    { timeout: 10_000, interval: 20 },
  );
  return { child, port, url, ask, said: () => said };
};

test("nobody is let in, to read or to write, until the framework has started", async () => {
  const { ask, url } = await start();
  const early = await fetch(url);
  expect([early.status, early.headers.get("retry-after")]).toEqual([503, "1"]);
  expect(await ask("/", { method: "POST", headers: { origin: "https://evil.example" } })).toBe(503);
  await expect.poll(() => ask("/icons/volante.svg"), { timeout: 10_000 }).toBe(200);
  expect(await ask("/", { method: "POST", headers: { origin: "https://evil.example" } })).toBe(403);
});

test.each(["h2c", "websocket"])(
  "a request that offers %s is answered like any other, and its connection ends",
  async (protocol) => {
    const { port, ask, child: server } = await start();
    await expect.poll(() => ask("/icons/volante.svg"), { timeout: 10_000 }).toBe(200);
    const request = get({
      port,
      path: "/icons/volante.svg",
      headers: { connection: "Upgrade", upgrade: protocol },
    });
    const [answer] = (await once(request, "response")) as [IncomingMessage];
    expect(answer.statusCode).toBe(200);
    answer.resume();
    // However many of them there are, they hold up no end.
    for (let count = 0; count < 50; count += 1) {
      const socket = connect(port, "127.0.0.1").on("error", () => undefined);
      socket.write(
        `GET /icons/volante.svg HTTP/1.1\r\nhost: a\r\nconnection: Upgrade\r\nupgrade: ${protocol}\r\n\r\n`,
      );
    }
    await pause(600);
    const began = performance.now();
    server.kill("SIGTERM");
    const [code] = await once(server, "exit");
    expect(code).toBe(0);
    expect(performance.now() - began).toBeLessThan(4_000);
  },
);

test("told to end it answers what is under way, closes the framework, and ends", async () => {
  const { ask, child: server, said } = await start();
  await expect.poll(() => ask("/icons/volante.svg"), { timeout: 10_000 }).toBe(200);
  const underWay = ask("/icons/volante.svg");
  await pause(50);
  server.kill("SIGTERM");
  await pause(50);
  // A terminal and a process manager may both say it.
  server.kill("SIGINT");
  expect(await underWay).toBe(200);
  const [code] = await once(server, "exit");
  expect(code).toBe(0);
  expect(said()).toContain("framework closed");
});
