import { type ChildProcess, spawn } from "node:child_process";
import { once } from "node:events";
import { mkdtempSync, rmSync } from "node:fs";
import { get, type IncomingMessage } from "node:http";
import { connect } from "node:net";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { setTimeout as pause } from "node:timers/promises";
import { afterEach, expect, onTestFinished, test, vi } from "vitest";
import { findFreePort } from "#tools/free-port.ts";

/** In place of the framework: it takes a second to start, and answers after 300 ms. In place of our analytics: one that is always on. */
const framework = `
  import { registerHooks } from "node:module";
  const sources = {
    "test:next": \`
      import { setTimeout as pause } from "node:timers/promises";
      export default ({ httpServer }) => ({
        prepare: () => { console.log("starting"); return pause(1_000); },
        // As the framework does: it knows upgrades of its own in development.
        getRequestHandler: () => (httpServer.on("upgrade", (_, socket) => socket.end()), async (_, response) => { await pause(300); globalThis[Symbol.for("volante.request-contexts")].getStore().dynamic = {}; response.setHeader("content-type", "text/html").end("page"); }),
        close: async () => console.log("framework closed"),
      });\`,
    "test:all-destinations.ts": \`
      export const allDestinations = [{ variables: [], hosts: () => ({ "connect-src": ["https://events.example"] }) }];\`,
  };
  registerHooks({
    resolve: (name, context, next) => {
      const url = "test:" + name.replace("./", "");
      return url in sources ? { url, shortCircuit: true } : next(name, context);
    },
    load: (url, context, next) =>
      url in sources ? { format: "module", shortCircuit: true, source: sources[url] } : next(url, context),
  });`;

let child: ChildProcess | undefined;
afterEach(() => void child?.kill("SIGKILL"));

const spawnSite = async () => {
  const port = await findFreePort();
  const folder = mkdtempSync(join(tmpdir(), "volante-serve-site-"));
  onTestFinished(() => rmSync(folder, { recursive: true, force: true, maxRetries: 5 }));
  const program = JSON.stringify(new URL("serve-site.ts", import.meta.url).href);
  const script = `${framework}
    const { serveSite } = await import(${program});
    await serveSite({ port: ${port} });`;
  child = spawn(process.execPath, ["--conditions=react-server", "--input-type=module", "--eval", script], {
    env: { ...process.env, NODE_ENV: "production", LOG_LEVEL: "info", DATA_DIR: folder },
    stdio: ["ignore", "pipe", "inherit"],
  });
  let output = "";
  child.stdout?.on("data", (data) => {
    output += data;
  });
  await vi.waitUntil(() => output.includes("starting"), { timeout: 10_000, interval: 20 });
  return { child, port, output: () => output };
};

const start = async () => {
  const { child, port, output } = await spawnSite();
  const url = `http://127.0.0.1:${port}`;
  const statusOf = async (path = "/", init: RequestInit = {}) => (await fetch(url + path, init)).status;
  const early = await statusOf().catch(() => "refused");
  await vi.waitUntil(
    () =>
      statusOf().then(
        () => true,
        () => false,
      ),
    { timeout: 10_000, interval: 20 },
  );
  return { child, port, early, statusOf, output };
};

test("nobody is let in until the framework has started, and then through the gateway", async () => {
  const { statusOf, early } = await start();
  expect(early).toBe("refused");
  expect(await statusOf("/", { method: "POST", headers: { origin: "https://evil.example" } })).toBe(403);
});

test("what its analytics load stands in the policy of its pages", async () => {
  const { port } = await start();
  const { headers } = await fetch(`http://127.0.0.1:${port}/blog/`);
  expect(headers.get("content-security-policy")).toContain("connect-src 'self' https://events.example;");
});

test("told to end while it starts, it ends", async () => {
  const { child: server } = await spawnSite();
  server.kill("SIGTERM");
  expect(await once(server, "exit")).toEqual([0, null]);
});

test.each(["h2c", "websocket"])(
  "a request that offers %s is answered like any other, and its connection ends",
  async (protocol) => {
    const { port, statusOf, child: server } = await start();
    expect(await statusOf("/icons/volante.svg")).toBe(200);
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
  const { statusOf, child: server, output } = await start();
  const underWay = statusOf("/icons/volante.svg");
  await pause(50);
  server.kill("SIGTERM");
  await pause(50);
  // A terminal and a process manager may both say it.
  server.kill("SIGINT");
  expect(await underWay).toBe(200);
  const [code] = await once(server, "exit");
  expect(code).toBe(0);
  expect(output()).toContain("framework closed");
});
