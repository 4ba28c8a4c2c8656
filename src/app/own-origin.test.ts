import { globSync } from "node:fs";
import { connect } from "node:net";
import { resolve } from "node:path";
import { afterAll, expect, test } from "vitest";
import { publicRoutes } from "#backend/http/public-routes.ts";
import { behindChecks } from "#pipeline/gateway/behind-checks.ts";
import { gatewayChecks } from "#pipeline/gateway/gateway-checks.ts";
import { machinePaths } from "#pipeline/gateway/require-own-origin.ts";
import { createHttpServer } from "#platform/create-http-server.ts";
import { listenUntil } from "#tools/test-support/listen-until.ts";

const changing = ["POST", "PUT", "PATCH", "DELETE"];
const host = "site.test";
const foreign = [undefined, "null", "https://evil.test", `http://${host}.evil.test`, `https://${host}`];

const server = createHttpServer(behindChecks(gatewayChecks(), (_, response) => response.end("let in")));

const { port } = await listenUntil(afterAll, server);

/** The status of a request as it stands: clients would add an origin of their own. */
const statusOf = async (method: string, path: string, origin: string | undefined): Promise<number> => {
  const socket = connect(port, "127.0.0.1");
  const headers = [`host: ${host}`, "connection: close", ...(origin ? [`origin: ${origin}`] : [])];
  socket.write(`${method} ${path} HTTP/1.1\r\n${headers.join("\r\n")}\r\n\r\n`);
  const parts: Buffer[] = [];
  for await (const part of socket) parts.push(part as Buffer);
  return Number(/^HTTP\/1\.1 (\d+)/.exec(Buffer.concat(parts).toString())?.[1]);
};

/** `src/app/api/finance/[vin]/pdf/route.ts` answers `/api/finance/x/pdf`. */
const pathOf = (file: string): string =>
  file
    .replace(/^src\/app/, "")
    .replace(/\/route\.ts$/, "")
    .replace(/\[[^\]]+\]/g, "x");

const exported = async (file: string): Promise<readonly [path: string, method: string][]> => {
  const methods = Object.keys((await import(resolve(file))) as object);
  return changing.filter((method) => methods.includes(method)).map((method) => [pathOf(file), method]);
};

const inFiles = (await Promise.all(globSync("src/app/**/route.ts").map(exported))).flat();
const filled = (path: string) => path.replace(/\{\w+\}/g, "x");
const inServices = publicRoutes
  .filter(({ method }) => changing.includes(method))
  .map(({ path, method }) => [`/api/services${filled(path)}`, method] as const);
const routes = [...inFiles, ...inServices];
const isListed = (path: string) => machinePaths.some((listed) => filled(listed.path) === path);

test("the routes that change something are found", () => {
  expect(routes).toContainEqual(["/api/session/logout", "POST"]);
  expect(routes.length).toBeGreaterThan(4);
});

test.each(routes.filter(([path]) => !isListed(path)))(
  "%s takes %s from our own pages alone",
  async (path, method) => {
    for (const origin of foreign)
      for (const address of [path, `${path}/`, `${path}?x=1`])
        expect(await statusOf(method, address, origin), `${address} from ${origin}`).toBe(403);
    expect(await statusOf(method, path, `http://${host}`)).toBe(200);
  },
);

test.each(machinePaths.map(({ path }) => ({ path: filled(path) })))(
  "$path, which machines send to, is a route and the only one let past",
  async ({ path }) => {
    const methods = routes.filter(([route]) => route === path).map(([, method]) => method);
    expect(methods.length).toBeGreaterThan(0);
    for (const method of methods) {
      expect(await statusOf(method, path, undefined)).toBe(200);
      // Below it there is a route of the services, or none at all.
      expect([403, 404]).toContain(await statusOf(method, `${path}/below`, undefined));
    }
  },
);
