import { expect } from "vitest";
import { send } from "../rehearse/attacks/send.ts";
import { test } from "./http-test.ts";

const icon = "/icons/volante.svg";
const onlyRead = "Aquí solo se puede leer";
const notUnderstood = "No entendemos esta dirección";
const missing = "No encontramos esta página";
const form = "No podemos aceptar este envío";

const refusals: readonly (readonly [string, string, Record<string, string>, number, string])[] = [
  ["TRACE", "/", {}, 405, onlyRead],
  ["TRACE", "/pt/", {}, 405, "Aqui só se pode ler"],
  ["TRACE", icon, {}, 405, onlyRead],
  ["PUT", icon, {}, 405, onlyRead],
  ["POST", icon, {}, 405, onlyRead],
  ["PROPFIND", "/robots.txt", {}, 405, onlyRead],
  ["GET", "/icons/%zz", {}, 400, notUnderstood],
  ["GET", "/_next/static/%E0%A4%A", {}, 400, notUnderstood],
  ["GET", "/?_rsc=1abc", {}, 400, notUnderstood],
  ["GET", "/pt/", { rsc: "1" }, 400, "Não percebemos este endereço"],
  ["GET", "/listado-coches-segunda-mano/", { "next-router-state-tree": "x" }, 400, notUnderstood],
  ["GET", "/index.rsc", {}, 400, notUnderstood],
  ["GET", "/%zz/", {}, 404, missing],
  ["GET", "/pt/%zz/", {}, 404, "Não encontrámos esta página"],
  ["GET", icon, { range: "bytes=99999999-" }, 416, "No tenemos esa parte del archivo"],
  ["GET", icon, { range: "bytes=abc" }, 416, "No tenemos esa parte del archivo"],
  ["GET", icon, { "if-match": '"other"' }, 200, "<svg"],
  ["GET", icon, { "if-unmodified-since": "Thu, 01 Jan 1970 00:00:00 GMT" }, 200, "<svg"],
  ["GET", "/icons/", {}, 404, missing],
  ["GET", "/icons/no-hay.svg", {}, 404, missing],
  ["GET", "/fonts/no-hay", {}, 404, missing],
  ["GET", "/_next/static/no-hay.js", {}, 404, missing],
  ["GET", "/sitemaps/nada-1.xml", {}, 404, missing],
  ["GET", "/api/solicitud/contact/", {}, 404, "Not found"],
  ["POST", "/api/solicitud/trade-in/plate/", {}, 404, missing],
  ["POST", "/api/no-hay/", { "next-action": "a".repeat(42), "content-type": "text/plain" }, 404, missing],
  ["POST", "/no-hay-nada/", { origin: "https://evil.example" }, 403, form],
  ["POST", "/", { origin: "null" }, 403, form],
  ["POST", "/sitemaps/x/", { "next-action": "a".repeat(42) }, 403, form],
];

for (const [method, path, headers, status, text] of refusals) {
  const sent = Object.entries(headers).flat().join(" ");
  test(`${method} ${path} ${sent.slice(0, 40)} → ${status}`, async ({ baseURL }) => {
    const answer = await send(baseURL, path, { method, headers: { accept: "text/html", ...headers } });
    expect(answer.status).toBe(status);
    expect(answer.body).toContain(text);
    expect(answer.body).not.toMatch(/__next_error__|Internal Server Error|Bad Request/);
  });
}

const most = 64 * 1024;
const urlEncoded = "application/x-www-form-urlencoded";

for (const [path, from, words, link] of [
  [
    "/configurar-cookies/",
    "",
    "más de 64\u00a0kB",
    'href="/configurar-cookies/">Abrir el formulario de nuevo',
  ],
  ["/api/consent", "/pt/comparar/", "mais de 64\u00a0kB", 'href="/pt/comparar/">Abrir o formulário de novo'],
] as const)
  for (const [name, value] of [
    ["content-length", String(most + 1)],
    ["transfer-encoding", "chunked"],
  ] as const)
    test(`too large a form for ${path}, with ${name}, is refused with the limit and a link back`, async ({
      baseURL,
    }) => {
      const headers = { origin: baseURL, referer: baseURL + (from || path), "content-type": urlEncoded };
      const refused = await send(baseURL, path, {
        method: "POST",
        headers: { ...headers, [name]: value },
        body: "a".repeat(most + 1),
      });
      expect(refused.status).toBe(413);
      expect(refused.body).toContain(words);
      expect(refused.body).toContain(link);
    });

test("a form of as many bytes as are taken is read", async ({ baseURL }) => {
  const body = `consent=all&x=${"a".repeat(most - 14)}`;
  const answer = await send(baseURL, "/api/consent", { method: "POST", headers: { origin: baseURL }, body });
  expect([answer.status, answer.body.includes("invalid")]).toEqual([400, true]);
});

test("a post to a page from the site itself never fails and is not stored", async ({ request, baseURL }) => {
  const answer = await request.post("/", { headers: { origin: baseURL }, form: { a: "1" } });
  expect(answer.status()).toBeLessThan(500);
  expect(answer.headers()["cache-control"]).toContain("no-store");
});

for (const [route, report, nonsense] of [
  [
    "/api/footprint",
    { type: 1, path: "/" },
    [
      { type: 99, path: "/" },
      { type: 1, path: "https://x" },
      "x",
      { type: 1, path: `/${"a".repeat(2000)}/` },
    ],
  ],
  ["/api/web-vitals", { name: "LCP", value: 900 }, [{ name: "LCP" }, { name: "XYZ", value: 1 }]],
  [
    "/api/client-error",
    { message: "Error: x", path: "/" },
    [
      { message: 7, path: "/" },
      { message: "Error: x", path: "a".repeat(301) },
    ],
  ],
] as const)
  test(`${route} takes what our own pages report, and no nonsense`, async ({ request, baseURL }) => {
    const post = async (data: unknown, origin?: string) => {
      const headers = { "content-type": "text/plain", ...(origin && { origin }) };
      return (await request.post(route, { data: JSON.stringify(data), headers })).status();
    };
    expect(await post(report)).toBe(403);
    expect(await post(report, "https://evil.example")).toBe(403);
    expect(await post(report, baseURL)).toBe(204);
    for (const bad of nonsense) expect(await post(bad, baseURL)).toBe(400);
  });

test("of the embedded services only the public paths are reached from outside", async ({
  request,
  baseURL,
}) => {
  const headers = { origin: baseURL };
  const contract = "/api/services/openapi.json";
  const read = await request.get(contract);
  const policy = "default-src 'none'; frame-ancestors 'none'";
  expect([read.status(), read.headers()["content-security-policy"]]).toEqual([200, policy]);
  expect((await request.head(contract)).status()).toBe(200);
  const methods = "GET, HEAD, OPTIONS";
  const options = await request.fetch(contract, { method: "OPTIONS" });
  expect([options.status(), options.headers().allow]).toEqual([204, methods]);
  const refused = await request.put(contract, { data: "x", headers });
  expect([refused.status(), refused.headers().allow]).toEqual([405, methods]);
  for (const path of ["dealers/v2", "users/me", "healthz", "openapi%2Ejson", "x/openapi.json", "../healthz"])
    for (const method of ["GET", "POST"])
      expect((await send(baseURL, `/api/services/${path}`, { method, headers })).status, path).toBe(404);
});
