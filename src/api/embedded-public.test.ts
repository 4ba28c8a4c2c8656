import { createServer } from "node:http";
import { beforeAll, beforeEach, expect, onTestFinished, test, vi } from "vitest";
import { publicRoutes } from "#backend/http/public-routes.ts";
import { endpoints } from "#contract/endpoints.ts";
import { referenceBackend } from "#server/reference-backend.ts";
import { listenUntil } from "#tools/test-support/listen-until.ts";
import { forgetProcess } from "#tools/test-support/start-afresh.ts";
import type { ServiceRequest } from "./transport.ts";

type AnswerFrom = typeof import("./embedded-public.ts").answerFromServices;
let answerFrom: AnswerFrom;
const calls: string[] = [];

/** The gateway by the present environment, where no backend is provided. */
const loadApart = async (): Promise<AnswerFrom> => {
  vi.resetModules();
  forgetProcess();
  return (await import("./embedded-public.ts")).answerFromServices;
};

/** The gateway before services that record their requests. */
const loadGateway = async (): Promise<AnswerFrom> => {
  const answerFromServices = await loadApart();
  const { embeddedTransport, provideBackend } = await import("./embedded-backend.ts");
  provideBackend(referenceBackend);
  Object.assign(embeddedTransport, {
    send: async ({ method, path }: ServiceRequest) => {
      calls.push(`${method} ${path}`);
      return new Response("asked");
    },
  });
  return answerFromServices;
};

beforeAll(async () => {
  answerFrom = await loadGateway();
});
beforeEach(() => void calls.splice(0));

/** Sends a request from this machine; returns the status and the requests to the services. */
const sendTo = async (method: string, path: string) => {
  const headers = { host: "localhost:3000", "x-connection-address": "127.0.0.1" };
  const url = `http://localhost:3000/api/services${path.replace(/\{\w+\}/g, "x")}`;
  const { status } = await answerFrom(new Request(url, { method, headers }));
  return [status, calls];
};

test.each(publicRoutes.map(({ method, path }) => [method, path]))(
  "%s %s is handed on",
  async (method, path) => {
    const filled = path.replace(/\{\w+\}/g, "x");
    expect(await sendTo(method, path)).toEqual([200, [`${method} ${filled}`]]);
  },
);

test("every public route says what it is for", () => {
  for (const { path, why } of publicRoutes) expect(why.length, path).toBeGreaterThan(30);
});

test.each(Object.values(endpoints).map(({ method, path }) => [method, path]))(
  "%s %s is for the storefront alone",
  async (method, path) => expect(await sendTo(method, path)).toEqual([404, []]),
);

test("where the services run elsewhere sandbox, pictures and files of the shop are handed on to them, and nothing else", async () => {
  const received: string[] = [];
  const server = createServer(async (request, answer) => {
    const body = Buffer.concat(await request.toArray()).toString();
    const { method, url, headers } = request;
    received.push([method, url, headers["x-forwarded-for"], headers.cookie, body].join(" "));
    answer.writeHead(303, { location: "http://localhost:3000/solicitud/reserve/card/" }).end();
  });
  const { origin } = await listenUntil(onTestFinished, server);
  vi.stubEnv("DATA_SERVICE_URL", origin);
  vi.stubEnv("CONTENT_SERVICE_URL", `${origin}/content`);
  answerFrom = await loadApart();
  const others = publicRoutes.filter(({ path }) => !/^\/(?:sandbox|pictures|shop\/files)\//.test(path));
  for (const { method, path } of others) expect(await sendTo(method, path)).toEqual([404, []]);
  expect(received).toEqual([]);
  await answerFrom(new Request("http://localhost:3000/api/services/shop/files/0123456789abcdef.png"));
  expect(received.splice(0)).toEqual([
    expect.stringMatching(/^GET \/content\/shop\/files\/0123456789abcdef\.png/),
  ]);
  const taken = await answerFrom(
    new Request("http://localhost:3000/api/services/sandbox/authenticate?token=x", {
      method: "POST",
      headers: {
        "content-type": "application/x-www-form-urlencoded",
        ...{ cookie: "volante=sealed", connection: "keep-alive", "x-forwarded-for": "192.0.2.7" },
      },
      body: "answer=confirm",
    }),
  );
  expect([taken.status, taken.headers.get("location")]).toEqual([
    303,
    "http://localhost:3000/solicitud/reserve/card/",
  ]);
  expect(received).toEqual(["POST /sandbox/authenticate?token=x 192.0.2.7  answer=confirm"]);
  await sendTo("GET", "/pictures/{hash}");
  expect(received.at(-1)).toMatch(/^GET \/pictures\/x /);
});
