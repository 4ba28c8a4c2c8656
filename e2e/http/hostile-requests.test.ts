import { get, type IncomingMessage } from "node:http";
import { gzipSync } from "node:zlib";
import { describe, expect } from "vitest";
import { favouritesPaths } from "#tools/test-support/login.ts";
import { personalPath } from "#tools/test-support/personal-paths.ts";
import { send, sendRaw } from "../rehearse/attacks/send.ts";
import { templates, withParameter } from "../rehearse/attacks/templates.ts";
import { test as customerTest } from "./customer-test.ts";
import { test } from "./http-test.ts";

/** Addresses that take a body. */
const takers = [
  "/",
  "/acceso/",
  "/configurar-cookies/",
  ...[
    "consent",
    "footprint",
    "client-error",
    "web-vitals",
    "favourite",
    "saved-items",
    "trade-in",
    "session/logout",
    "revalidate",
  ].map((name) => `/api/${name}`),
];

describe("a body that nobody's form sends is refused, or changes nothing:", () => {
  const json = "application/json";
  const nested = (open: string, close: string) => open.repeat(5_000) + close.repeat(5_000);
  const part = "--x\r\ncontent-disposition: form-data";
  const bodies: Readonly<Record<string, readonly [type: string, body: string, encoding?: string]>> = {
    "five thousand lists in one another": [json, nested("[", "]")],
    "five thousand objects in one another": [json, nested('{"a":', "}")],
    "the prototype among its fields": [
      json,
      '{"__proto__":{"isAdmin":true},"constructor":{"prototype":{"isAdmin":true}}}',
    ],
    "a thousand fields of one name": ["application/x-www-form-urlencoded", "vin=a&".repeat(1_000)],
    "another character set": [
      `${json}; charset=utf-16`,
      Buffer.from('{"type":1}', "utf16le").toString("latin1"),
    ],
    "no boundary": ["multipart/form-data", "--x\r\n\r\n--x--"],
    "a part without an end": ["multipart/form-data; boundary=x", `${part}; name="vin"\r\n\r\na`],
    "a part without a name": ["multipart/form-data; boundary=x", "--x\r\n\r\na\r\n--x--\r\n"],
    "a compression that it does not have": [json, "{}", "gzip"],
    "20 MB in 20 kB": [
      "application/x-www-form-urlencoded",
      gzipSync(Buffer.alloc(20_000_000, "a")).toString("latin1"),
      "gzip",
    ],
  };
  for (const [what, [type, body, encoding]] of Object.entries(bodies))
    test(what, async ({ baseURL }) => {
      for (const path of takers) {
        const headers = {
          origin: baseURL,
          "content-type": type,
          ...(encoding && { "content-encoding": encoding }),
        };
        const { status } = await send(baseURL, path, { method: "POST", headers, body });
        expect.soft(status, path).toBeGreaterThanOrEqual(200);
        expect.soft(status, path).toBeLessThan(500);
      }
    });
});

customerTest(
  "no odd address of a private page has a cache store what the customer sees",
  async ({ customer, baseURL }) => {
    const cookie = customer.cookies.map(({ name, value }) => `${name}=${value}`).join("; ");
    const ends = [
      "",
      "?x.css",
      "./",
      "%2e/",
      "x.css",
      ";x.css",
      "%3bx.css",
      "%00.css",
      "%23x.css",
      "..%2fstyle.css",
      "index.html",
    ];
    const own = (["savedSearches", "notifications", "account", "tradeIns", "reservations"] as const).map(
      (route) => personalPath(route, "es"),
    );
    for (const path of [...own, favouritesPaths.es, "/acceso/"])
      for (const end of ends) {
        const { status, headers, body } = await send(baseURL, path + end, { headers: { cookie } });
        const isStored = !/no-store/.test(headers["cache-control"] ?? "");
        expect.soft(status, path + end).toBeLessThan(500);
        if (isStored)
          expect.soft(body, path + end).not.toMatch(new RegExp(`${customer.email}|${customer.name}`));
        if (isStored) expect.soft(status, path + end).not.toBe(200);
      }
  },
);

customerTest("no cookie that the site did not set breaks a page", async ({ customer, baseURL }) => {
  const [{ name, value } = { name: "", value: "" }] = customer.cookies;
  const cookies = [
    ...["", "%".repeat(50), value.slice(0, -4), value + value, "Fe26.2*1*x*x*x*x*x*x"].map(
      (text) => `${name}=${text}`,
    ),
    `${name}=${value}; ${name}=x`,
    "__proto__=x; constructor=y; toString=z",
    `a=${"b".repeat(7_000)}`,
    Array.from({ length: 300 }, (_, n) => `c${n}=v`).join("; "),
    ...["=x", "a", ";;;;", "a=\u00ff"],
  ];
  for (const cookie of cookies)
    for (const path of ["/", "/acceso/", favouritesPaths.es, "/comparar/", "/api/visitor"]) {
      const { status } = await send(baseURL, path, { headers: { cookie } });
      expect.soft(status, `${path} ${cookie.slice(0, 40)}`).toBeGreaterThanOrEqual(200);
      expect.soft(status, `${path} ${cookie.slice(0, 40)}`).toBeLessThan(400);
    }
});

test("a parameter that comes twice, as a list, as an object or a thousand times breaks no page", async ({
  baseURL,
}) => {
  const all = (await templates(baseURL)).filter(({ path }) => !path.startsWith("/pt"));
  const odd = [
    "1&page=2",
    "1&page[]=2&vin[]=a&deposit[a]=1",
    "1&__proto__[a]=1&toString=1",
    `1${"&brand=seat".repeat(1_000)}`,
  ];
  for (const { path } of all)
    for (const value of odd) {
      const { status } = await send(baseURL, withParameter(path, "page", value));
      expect.soft(status, `${path} ${value.slice(0, 40)}`).toBeGreaterThanOrEqual(200);
      expect.soft(status, `${path} ${value.slice(0, 40)}`).toBeLessThan(500);
    }
});

test.for(["h2c", "websocket"])(
  "a request that offers %s is answered like any other",
  async (protocol, { baseURL }) => {
    const answer = await new Promise<IncomingMessage>((resolve, reject) => {
      const headers = { connection: "Upgrade", upgrade: protocol };
      get(`${baseURL}/healthz`, { headers, agent: false }, resolve).on("error", reject);
    });
    expect(answer.resume().statusCode).toBe(200);
  },
);

describe("a connection", () => {
  test.for([
    ["GET http://169.254.169.254/latest/meta-data/ HTTP/1.1", 400],
    ["CONNECT 127.0.0.1:22 HTTP/1.1", 0],
    ["PRI * HTTP/2.0", 400],
  ] as const)("leads nowhere else: %s", async ([line, status], { baseURL }) => {
    const answer = await sendRaw(baseURL, `${line}\r\nHost: localhost\r\nConnection: close\r\n\r\n`);
    expect(answer.status).toBe(status);
  });

  test("that asks a hundred times before it reads is answered a hundred times, in their order", async ({
    baseURL,
  }) => {
    const requestText = (last: boolean) =>
      `GET /healthz HTTP/1.1\r\nHost: localhost\r\n${last ? "Connection: close\r\n" : ""}\r\n`;
    const { body } = await sendRaw(baseURL, requestText(false).repeat(99) + requestText(true));
    // The head of the first is read apart.
    expect(body.match(/HTTP\/1\.1 200 OK/g)).toHaveLength(99);
  });
});
