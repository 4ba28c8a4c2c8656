import { spawnSync } from "node:child_process";
import { chownSync, existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { createServer, get, type RequestListener } from "node:http";
import type { AddressInfo } from "node:net";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterEach, beforeEach, describe, expect, test } from "vitest";
import { publicRoutes } from "#backend/http/public-routes.ts";
import type { Endpoint } from "#contract/endpoint.ts";
import { endpoints } from "#contract/endpoints.ts";
import { findFreePort } from "../free-port.ts";
import { nginxSettings, startNginx } from "../test-support/start-nginx.ts";

const given = readFileSync("deploy/nginx.conf", "utf8");

/** What is handed to services that run apart: the published path and theirs; a path that ends in a slash is all below it. */
const handedOn = [...given.matchAll(/location (?:= )?(\S+) \{ proxy_pass http:\/\/services(\S*); \}/g)].map(
  ([, published = "", own = ""]) => ({ published, own: own === "" ? published : own }),
);
const covers = (own: string, path: string) => (own.endsWith("/") ? path.startsWith(own) : path === own);

test("of services that run apart it publishes what browsers and machines need, and no endpoint of the contract", () => {
  // The storefront's own file states the contract, and a published site does not use the sandbox provider.
  const needed = publicRoutes.filter(
    ({ path, isForThisMachine }) =>
      !isForThisMachine && path !== "/openapi.json" && !path.startsWith("/sandbox/"),
  );
  for (const { path } of needed)
    expect(
      handedOn.some(({ own }) => covers(own, path)),
      path,
    ).toBe(true);
  const open = Object.values<Endpoint>(endpoints).filter(({ path }) =>
    handedOn.some(({ own }) => covers(own, path)),
  );
  expect(open.map(({ path }) => path)).toEqual([]);
});

test("what may have changed something is never sent twice", () => {
  const again = given.match(/proxy_next_upstream .*/g) ?? [];
  expect(again[0]).toBe("proxy_next_upstream error timeout;");
  expect(again.join(" ")).not.toContain("non_idempotent");
});

const hasNginx = existsSync("/usr/sbin/nginx");

describe.skipIf(!hasNginx)("in front of two sites", () => {
  const requests: string[] = [];
  const site = async (answer: RequestListener) => {
    const server = createServer(answer);
    await new Promise<void>((resolve) => void server.listen(0, "127.0.0.1", resolve));
    return {
      address: `127.0.0.1:${(server.address() as AddressInfo).port}`,
      end: () => {
        server.closeAllConnections();
        return new Promise<void>((resolve) => void server.close(() => resolve()));
      },
    };
  };
  const answering =
    (name: string): RequestListener =>
    (request, response) => {
      requests.push(`${name} ${request.method} ${request.url}`);
      response.writeHead(200, { "cache-control": "no-store", "x-site": name });
      response.end(String(request.headers["x-forwarded-for"]));
    };
  /** Takes what it is sent, and is killed before it answers. */
  const dying =
    (name: string): RequestListener =>
    (request) => {
      requests.push(`${name} ${request.method} ${request.url}`);
      request.resume().once("end", () => request.socket.destroy());
    };

  let open: Awaited<ReturnType<typeof site>>[] = [];
  let nginx: Awaited<ReturnType<typeof startNginx>> | undefined;
  beforeEach(() => {
    requests.length = 0;
  });
  afterEach(async () => {
    await nginx?.close();
    await Promise.all(open.map(({ end }) => end()));
    open = [];
  });
  const start = async (first: RequestListener, second: RequestListener, services = answering("services")) => {
    open = await Promise.all([site(first), site(second), site(services)]);
    const [one, two, apart] = open as [(typeof open)[0], (typeof open)[0], (typeof open)[0]];
    nginx = await startNginx(await findFreePort(), {
      storefronts: [one.address, two.address],
      services: [apart.address],
    });
    requests.length = 0;
    return { url: nginx.url, plainSocket: nginx.plainSocket, killFirst: one.end };
  };
  const status = (url: string) => fetch(url).then((answer) => answer.status);
  const post = (url: string) => fetch(url, { method: "POST", body: "x" }).then(({ status }) => status);

  test("both are asked, and while one is killed every page is answered by the other", async () => {
    const { url, killFirst } = await start(answering("a"), answering("b"));
    for (let count = 0; count < 4; count += 1) expect(await status(`${url}/p/${count}`)).toBe(200);
    expect(new Set(requests.map((each) => each[0]))).toEqual(new Set(["a", "b"]));
    await killFirst();
    const answers = await Promise.all(Array.from({ length: 20 }, (_, count) => status(`${url}/q/${count}`)));
    expect(answers).toEqual(answers.map(() => 200));
  });

  test("a page is asked for again where a site dies over it, a form is not", async () => {
    const { url } = await start(dying("a"), dying("b"));
    expect(await status(`${url}/page`)).toBe(502);
    expect(requests.toSorted()).toEqual(["a GET /page", "b GET /page"]);
    requests.length = 0;
    expect(await post(`${url}/form`)).toBe(502);
    expect(requests).toHaveLength(1);
  });

  test("a script that only one of them has is found, whomever nginx asks first", async () => {
    const lacks: RequestListener = (_, response) => void response.writeHead(404).end();
    const { url } = await start(answering("new"), lacks);
    for (let count = 0; count < 4; count += 1)
      expect(await status(`${url}/_next/static/chunks/${count}.js`)).toBe(200);
    expect(await status(`${url}/nothing/1`)).not.toBe(await status(`${url}/nothing/2`));
  });

  test("visitors who ask the same at once do not wait for one another, and begin no traces", async () => {
    const seen: unknown[] = [];
    const slow: RequestListener = (request, response) => {
      seen.push(request.headers.traceparent);
      setTimeout(() => response.writeHead(200, { "cache-control": "private, no-store" }).end("x"), 100);
    };
    const { url } = await start(slow, slow);
    const traceparent = `00-${"1".repeat(32)}-${"2".repeat(16)}-01`;
    const send = () => fetch(`${url}/api/visitor?vins=`, { headers: { traceparent } });
    const started = performance.now();
    await Promise.all(Array.from({ length: 8 }, send));
    expect(performance.now() - started).toBeLessThan(450);
    expect(seen.filter((each) => each !== undefined)).toEqual([]);
  });

  test("the services have their own paths, readiness is not published, and what a visitor says of addresses is kept apart", async () => {
    const { url } = await start(answering("a"), answering("b"));
    const from = { headers: { "x-forwarded-for": "203.0.113.9" } };
    expect(await (await fetch(`${url}/identity/login?state=1`, from)).text()).toBe("203.0.113.9, 127.0.0.1");
    expect(await post(`${url}/api/services/payments/messages`)).toBe(200);
    expect(await status(`${url}/api/services/subscriptions/confirm?x=1`)).toBe(200);
    expect(requests).toEqual([
      "services GET /identity/login?state=1",
      "services POST /payments/messages",
      "services GET /subscriptions/confirm?x=1",
    ]);
    requests.length = 0;
    for (const path of ["/readyz", "/readyz/", "//readyz", "/%72eadyz"])
      expect(await status(url + path), path).toBe(404);
    expect(requests).toEqual([]);
    await status(`${url}/api/services/subscriptions/..%2fusers/me`);
    await status(`${url}/api/services/users/me`);
    expect(requests.filter((each) => each.startsWith("services"))).toEqual([]);
  });

  test("whoever names another host is led nowhere, on either port", async () => {
    const { url, plainSocket } = await start(answering("a"), answering("b"));
    const send = (host: string, where: object) =>
      new Promise((resolve) => {
        const request = get({ ...where, path: "/x", headers: { host }, agent: false }, (answer) => {
          answer.resume();
          resolve([answer.statusCode, answer.headers.location]);
        });
        request.on("error", () => resolve("closed"));
      });
    const tls = { port: new URL(url).port, host: "127.0.0.1" };
    expect(await send("localhost", { socketPath: plainSocket })).toEqual([301, "https://localhost/x"]);
    expect(await send("evil.example", { socketPath: plainSocket })).toBe("closed");
    expect(await send("localhost", tls)).toEqual([200, undefined]);
    requests.length = 0;
    expect(await send("evil.example", tls)).toBe("closed");
    expect(requests).toEqual([]);
  });

  test("a path with a backslash goes no further", async () => {
    const { url } = await start(answering("a"), answering("b"));
    for (const path of ["/readyz\\", "/\\readyz", "/x/..\\readyz"]) {
      const answered = await new Promise((resolve) =>
        get({ port: new URL(url).port, path, headers: { host: "localhost" } }, (answer) =>
          resolve(answer.resume().statusCode),
        ),
      );
      expect([path, answered]).toEqual([path, 400]);
    }
    expect(requests).toEqual([]);
    expect(await status(`${url}/x?text=a\\b`)).toBe(200);
  });

  test("a body is as large as a picture where pictures are sent, and 1 MB elsewhere", async () => {
    const { url } = await start(answering("a"), answering("b"));
    const send = (path: string, bytes: number) =>
      fetch(url + path, { method: "POST", body: new Uint8Array(bytes) }).then(({ status }) => status);
    expect(await send("/api/trade-in-picture", 10_500_000)).toBe(200);
    expect(await send("/api/consent", 1_100_000)).toBe(413);
  });
});

test.skipIf(!hasNginx)("nginx takes the file as a user without rights", () => {
  const home = mkdtempSync(join(tmpdir(), "volante-nginx-check-"));
  const file = join(home, "nginx.conf");
  const behind = { storefronts: ["127.0.0.1:3000", "127.0.0.1:3001"] } as const;
  writeFileSync(file, nginxSettings(home, "127.0.0.1:8443", behind).replace("user root;\n", ""));
  const check = ["nginx", "-t", "-e", "stderr", "-p", home, "-c", file];
  const uid = 65_534;
  const isRoot = process.getuid?.() === 0;
  if (isRoot) for (const path of [home, file]) chownSync(path, uid, uid);
  const [command = "", ...args] = isRoot
    ? ["setpriv", `--reuid=${uid}`, `--regid=${uid}`, "--clear-groups", ...check]
    : check;
  const { status, stderr } = spawnSync(command, args, {
    encoding: "utf8",
    env: { ...process.env, PATH: `${process.env.PATH}:/usr/sbin` },
  });
  rmSync(home, { recursive: true });
  expect(stderr).toContain("test is successful");
  expect(status).toBe(0);
});
